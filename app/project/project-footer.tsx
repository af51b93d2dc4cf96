import * as words from "#content/generated/words/projects.ts";
import type { Project } from "#content/schema.ts";
import { ActionLinks } from "../ui/action-links.tsx";
import { Anchor } from "../ui/anchor.tsx";

/** Links on, and the next project of the chain (R-PRJ-02). */
export function ProjectFooter({ project }: { project: Project }) {
  return (
    <nav
      aria-label={words.more}
      className="wrap rhythm-tight flex flex-wrap items-center gap-x-10 gap-y-6 justify-between"
    >
      <ActionLinks links={project.footerLinks} />
      {project.next ? (
        <Anchor href={project.next} className="type-title inline-flex items-center gap-3 hover:text-link">
          {words.nextProject}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </Anchor>
      ) : (
        <p className="type-title">{words.last}</p>
      )}
    </nav>
  );
}
