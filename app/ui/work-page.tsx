import { work } from "#content/generated/work.ts";
import type { Figure, Image, Project } from "#content/schema.ts";
import { FigureStrip } from "./figure-strip.tsx";
import { KeepHyphenatedWords } from "./hyphenated-words.tsx";
import { GrownPicture } from "./picture-transition.tsx";
import { isDrawn, Picture, type PictureProps } from "./picture.tsx";

type WorkTexts = Pick<Project, "client" | "title" | "line" | "subtitle">;

/** The opening of a page on our work. Its heading has the client, small, above the title; read as `client: title`. */
export function WorkTitle({ client, title, line, subtitle }: WorkTexts) {
  return (
    <>
      <h1 className="type-display-1 max-w-[11.35em]">
        <span className="block type-title text-link">
          {client}
          <span className="text-[0px]">: </span>
        </span>
        <KeepHyphenatedWords text={title} />
      </h1>
      <p className="type-title measure mt-6">
        <KeepHyphenatedWords text={line} />
      </p>
      <p className="type-lead text-mute measure mt-4">{subtitle}</p>
    </>
  );
}

interface WorkPictureProps extends PictureProps {
  path: string;
  image: Image;
  figures: readonly Figure[];
}

/** The picture of the page at `path`, which its card's grows into, and below it the figures of the work. */
export function WorkPicture({ path, figures, ...picture }: WorkPictureProps) {
  const { image } = picture;
  return (
    <>
      <GrownPicture path={path}>
        <div className={image.place}>
          <Picture {...picture} eager />
        </div>
      </GrownPicture>
      {isDrawn(image) && <p className="wrap type-small text-mute pt-3">{work.credit}</p>}
      <div className="wrap pt-14">
        <FigureStrip figures={figures} />
      </div>
    </>
  );
}
