import { Picture, type PictureData } from "../ui/picture.tsx";

export type CaptionedPicture = PictureData & { caption?: string | undefined };

const isTall = ({ width, height }: PictureData) => height > width;

/** Further pictures of a project, two in a row. */
export function Pictures({
  images,
  note,
}: {
  images: readonly CaptionedPicture[];
  note?: string | undefined;
}) {
  const pairs = images.flatMap((image, index) =>
    index % 2 === 0 ? [[image, ...images.slice(index + 1, index + 2)]] : [],
  );
  return (
    <div className="wrap pb-24">
      <div className="grid gap-10">
        {pairs.map((pair) => (
          <Row key={pair[0]?.base} pair={pair} />
        ))}
      </div>
      {note && <p className="type-small text-mute mt-6">{note}</p>}
    </div>
  );
}

/** A tall and a wide picture share a row by five to seven, and so are of one height; one alone fills it. */
function Row({ pair }: { pair: readonly CaptionedPicture[] }) {
  const talls = pair.filter(isTall).length;
  const mixed = pair.length === 2 && talls === 1;
  const columns = mixed
    ? pair.findIndex(isTall) === 0
      ? "md:grid-cols-[5fr_7fr]"
      : "md:grid-cols-[7fr_5fr]"
    : pair.length === 2
      ? "md:grid-cols-2"
      : "";
  return (
    <div className={`grid gap-x-6 gap-y-10 ${columns}`}>
      {pair.map((image) => {
        const [share, frame] = mixed
          ? isTall(image)
            ? ["38vw", "aspect-[5/6]"]
            : ["54vw", "aspect-[7/6]"]
          : pair.length === 2
            ? ["45vw", "aspect-[4/3]"]
            : ["90vw", "aspect-[4/3] md:aspect-[2/1]"];
        return (
          <figure key={image.base}>
            <Picture
              image={image}
              sizes={`(min-width: 768px) ${share}, 90vw`}
              className={`w-full ${frame}`}
            />
            {image.caption && (
              <figcaption className="border-t border-line mt-4 pt-3 measure">{image.caption}</figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
