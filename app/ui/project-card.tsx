import type { projectCards } from "#content/generated/project-cards.ts";
import { Anchor } from "./anchor.tsx";
import { CardPicture } from "./picture.tsx";

interface ProjectCardProps {
  project: (typeof projectCards)[number];
  sizes: string;
  heading?: "h2" | "h3";
  /** Aspect of the picture's frame as a class. */
  frame?: string;
  /** On a phone, beside its picture instead of under it. */
  asRow?: boolean;
}

/** A project in a grid: its screen, what it is, how it was made, and one link. */
export function ProjectCard({
  project,
  sizes,
  heading: Heading = "h3",
  frame = "aspect-[4/3]",
  asRow = false,
}: ProjectCardProps) {
  const { card, image } = project;
  const href = `/portfolio/${project.slug}`;
  return (
    <article className={`group flex flex-col h-full ${asRow ? "row-card" : ""}`}>
      <CardPicture
        path={href}
        image={image}
        sizes={sizes}
        fit={card.imageFit}
        frame={frame}
        className="transition-transform group-hover:scale-[1.025]"
      />
      <div className="flex flex-col grow mt-3 md:mt-4">
        <p className="type-small text-mute">
          {project.client} <span aria-hidden="true">/</span> {project.tag}
        </p>
        <Heading className="type-title mt-1">{project.title}</Heading>
        <p className="mt-1 md:mt-2 text-mute lt-md:text-[0.9375rem]">{card.description}</p>
        <p className="type-small text-mute mt-2 md:mt-3">{card.technologies.join(", ")}</p>
        <p className="mt-auto pt-2 md:pt-4">
          <Anchor href={href} className="underlined text-link">
            <span className={asRow ? "lt-md:sr-only" : ""}>{card.linkLabel}</span>
            <span className="sr-only">: {project.client}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
