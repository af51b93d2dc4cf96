import type { Project } from "#content/schema.ts";
import { Anchor } from "./anchor.tsx";
import { Picture, type PictureData } from "./picture.tsx";

/** What a card of the portfolio needs; a small part of a project, so that listings stay light. */
export interface ProjectCardData extends Pick<Project, "slug" | "client" | "category" | "tag" | "title"> {
  card: Project["card"];
  image: PictureData;
}

export function projectCardData(project: Project, image: PictureData): ProjectCardData {
  const { slug, client, category, tag, title, card } = project;
  return { slug, client, category, tag, title, card, image };
}

interface ProjectCardProps {
  project: ProjectCardData;
  sizes: string;
  heading?: "h2" | "h3";
  /** Aspect of the picture's frame as a class. */
  frame?: string;
}

/** A project in a grid: its screen, what it is, how it was made, and one link. */
export function ProjectCard({
  project,
  sizes,
  heading: Heading = "h3",
  frame = "aspect-[4/3]",
}: ProjectCardProps) {
  const { card, image } = project;
  return (
    <article className="group flex flex-col h-full">
      <div className={`overflow-hidden ${frame} ${image.place}`}>
        <Picture
          image={image}
          sizes={sizes}
          fit={card.imageFit}
          className="w-full h-full transition-transform duration-slide ease-swell group-hover:scale-[1.025]"
        />
      </div>
      <p className="type-small text-mute mt-4">
        {project.client} <span aria-hidden="true">/</span> {project.tag}
      </p>
      <Heading className="type-title mt-1">{project.title}</Heading>
      <p className="mt-2 text-mute">{card.description}</p>
      <p className="type-small text-mute mt-3">{card.technologies.join(", ")}</p>
      <p className="mt-auto pt-4">
        <Anchor href={`/portfolio/${project.slug}`} className="underlined text-link">
          {card.linkLabel}
          <span className="sr-only">: {project.client}</span>
        </Anchor>
      </p>
    </article>
  );
}
