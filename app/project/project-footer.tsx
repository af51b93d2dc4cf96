import * as words from "#content/generated/words/projects.ts";
import type { Project } from "#content/schema.ts";
import { ActionLinks } from "../ui/action-links.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";

/** The project that a page leads on to. */
export interface FollowingProject extends Pick<Project, "client" | "title" | "line"> {
  href: string;
  image: PictureData;
}

/** The next project of the chain with its picture, after the last one the first (R-PRJ-02), and further links. */
export function ProjectFooter({ project, following }: { project: Project; following: FollowingProject }) {
  return (
    <nav aria-label={words.more} className="wrap rhythm-tight grid gap-y-10">
      {!project.next && <p className="type-display-2">{words.last}</p>}
      <Anchor
        href={following.href}
        className="border-t border-line pt-6 grid gap-6 items-end lg:grid-cols-12 hover:text-link"
      >
        <Picture
          image={{ ...following.image, alt: "" }}
          sizes="(min-width: 1024px) 52vw, 90vw"
          className="w-full aspect-[4/3] lg:col-span-7"
        />
        <span className="block lg:col-span-5">
          <span className="type-label text-mute inline-flex items-center gap-2 mb-3">
            {project.next ? words.nextProject : words.first}
            <span className="i-lucide-arrow-right" aria-hidden="true" />
          </span>{" "}
          <span className="block type-display-2">{`${following.client}: ${following.title}`}</span>{" "}
          <span className="block type-lead text-mute mt-4">{following.line}</span>
        </span>
      </Anchor>
      {project.footerLinks.length > 0 && <ActionLinks links={project.footerLinks} />}
    </nav>
  );
}
