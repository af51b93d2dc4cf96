/** The heading of a page on a piece of our work: whose it is, small, above what it is; read as `client: title`. */
export function WorkTitle({ client, title }: { client: string; title: string }) {
  return (
    <h1 className="type-display-1 max-w-[11.35em]">
      <span className="block type-title text-link">
        {client}
        <span className="text-[0px]">: </span>
      </span>
      <KeepHyphenatedWords text={title} />
    </h1>
  );
}

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

/** Says quietly below a picture what kind of picture it is. */
export function PictureNote({ text }: { text: string }) {
  return <p className="wrap type-small text-mute pt-3">{text}</p>;
}
