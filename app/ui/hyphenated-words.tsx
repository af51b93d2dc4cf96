/** A text whose hyphenated words, such as mid-experiment, wrap only where one is wider than the line. */
export function KeepHyphenatedWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}
