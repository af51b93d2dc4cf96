import type { Project } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";
import { FramedPicture, type PictureData } from "../ui/picture.tsx";

/** What was delivered, with what, for whom. */
export function Highlights({ project }: { project: Project }) {
  return (
    <section className="wrap rhythm" aria-labelledby="highlights">
      <h2 id="highlights" className="type-display-2 mb-10">
        Project Highlights
      </h2>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]">
        {(["workDelivered", "tools"] as const).map((part) => (
          <div key={part}>
            <h3 className="type-title mb-3">
              {part === "tools" ? "Tools" : "Work delivered"}
              <SampleTag source={project.sources?.[part]} />
            </h3>
            <ul>
              {project[part].map((item) => (
                <li key={item} className={`py-3 border-t border-line ${part === "tools" ? "" : "pr-6"}`}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3 className="type-title mb-3">
            Client profile
            <SampleTag source={project.sources?.["clientProfile"]} />
          </h3>
          <p className="pt-3 border-t border-line">{project.clientProfile}</p>
        </div>
      </div>
    </section>
  );
}

type CaptionedPicture = PictureData & { caption?: string };

const isTall = ({ width, height }: PictureData) => height > width;

/** Further pictures of a project, two in a row. */
export function Pictures({ images, note }: { images: readonly CaptionedPicture[]; note?: string }) {
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

/** A tall and a wide picture share a row five to seven, which makes them equally high; one alone fills it. */
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
            <FramedPicture image={image} sizes={`(min-width: 768px) ${share}, 90vw`} frame={frame} />
            {image.caption && (
              <figcaption className="border-t border-line mt-4 pt-3 measure">{image.caption}</figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
