/** A text whose words with a hyphen, such as mid-experiment, stay in one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S{2,}-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
