import type { Project } from "#content/schema.ts";
import { claim } from "../ui/claim.ts";
import { FramedPicture } from "../ui/picture.tsx";

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
            <h3 className="type-title mb-3" {...claim(project.sources?.[part])}>
              {part === "tools" ? "Tools" : "Work delivered"}
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
          <h3 className="type-title mb-3" {...claim(project.sources?.["clientProfile"])}>
            Client profile
          </h3>
          <p className="pt-3 border-t border-line">{project.clientProfile}</p>
        </div>
      </div>
    </section>
  );
}

/** Further pictures of a project: a tall and a wide one share a row, equally high; one alone fills it. */
export function Pictures({ images, note }: { images: NonNullable<Project["images"]>; note?: string }) {
  return (
    <div className="wrap pb-24">
      <div className="flex flex-wrap gap-x-6 gap-y-10">
        {images.map((image, place) => {
          const shape = image.height > image.width ? shapes.tall : shapes.wide;
          const { share, sizes, frame } =
            place % 2 === 0 && place === images.length - 1 ? shapes.alone : shape;
          return (
            <figure key={image.base} className={`w-full ${share}`}>
              <FramedPicture image={image} sizes={`(min-width: 768px) ${sizes}, 90vw`} frame={frame} />
              {image.caption && (
                <figcaption className="border-t border-line mt-4 pt-3 measure">{image.caption}</figcaption>
              )}
            </figure>
          );
        })}
      </div>
      {note && <p className="type-small text-mute mt-6">{note}</p>}
    </div>
  );
}

/** Shares of a row: a tall and a wide one fill it five to seven, two of a kind evenly. */
const shapes = {
  tall: { share: "md:flex-[5_1_33%]", sizes: "38vw", frame: "aspect-[5/6]" },
  wide: { share: "md:flex-[7_1_46.2%]", sizes: "54vw", frame: "aspect-[7/6]" },
  alone: { share: "", sizes: "90vw", frame: "aspect-[4/3] md:aspect-[2/1]" },
};
