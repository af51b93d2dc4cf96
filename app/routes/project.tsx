import { projects } from "#content/generated/projects.server.ts";
import { work } from "#content/generated/work.ts";
import type { Project } from "#content/schema.ts";
import type { Route } from "./+types/project";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { isAt } from "#content/aliases.ts";
import { projectData } from "../head/structured-data.ts";
import { KeepHyphenatedWords } from "../ui/hyphenated-words.tsx";
import { WorkTitle, WorkPicture } from "../ui/work-page.tsx";
import { FramedPicture, isDrawn } from "../ui/picture.tsx";
import { showPart } from "../layout/after-navigation.ts";
import { Highlights, Pictures } from "../project/sections.tsx";
import { Reveal } from "../motion/reveal.tsx";
import { claim } from "../ui/claim.ts";
import { ActionLinks, Anchor, BackLink, ContentLink } from "../ui/anchor.tsx";
import { Icon, icons } from "../ui/icon.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const project = foundOr404(projects.find((candidate) => isAt(candidate, params.slug)));
  return { project, following: followingOf(project) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { project } }) =>
  pageMeta(matches, project.head, `/portfolio/${project.slug}`, {
    name: `${project.client}: ${project.title}`,
    describe: (page) => [projectData(page, project)],
  });

/** The project after `project` in the chain; after the last, the one that no other leads to. */
function followingOf(project: Project) {
  const path = ({ slug }: Project) => `/portfolio/${slug}`;
  const following =
    projects.find((other) => path(other) === project.next) ??
    projects.find((other) => projects.every(({ next }) => next !== path(other))) ??
    project;
  const { client, title, line } = following;
  return { client, title, line, href: path(following), image: { ...following.image, alt: "" } };
}

/** A portfolio project. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, following } = loaderData;
  const { image, images } = project;
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/portfolio">Back to Portfolio</BackLink>
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 mt-8 lg:mt-12 items-end">
          <div className="lg:col-span-8">
            <WorkTitle {...project} />
          </div>
          <div className="lg:col-span-4">
            <ul className="flex flex-wrap gap-2 mb-5" aria-label="Disciplines">
              {project.tags.map((tag) => (
                <li key={tag} className="px-3 py-1 border border-line type-small">
                  {tag}
                </li>
              ))}
            </ul>
            <p>{project.description}</p>
          </div>
        </div>
        <p className="flex flex-wrap gap-4 mt-8 empty:hidden">
          <ActionLinks links={project.actions} />
          {/* A button without a target of its own: it shows the highlights. */}
          {project.viewDetails && (
            <button type="button" className="needs-script btn" onClick={() => showPart("highlights")}>
              View Details
            </button>
          )}
        </p>
        {!project.actions.some(({ href }) => href.startsWith("/case-studies/")) && (
          <p className="mt-6">
            {work.ask.text} <ContentLink link={work.ask.link} />
          </p>
        )}
      </div>
      <WorkPicture
        path={`/portfolio/${project.slug}`}
        image={image}
        sizes="100vw"
        fit={project.card.imageFit}
        className="w-full max-h-[62rem] object-top"
        figures={project.stats}
      />
      <Highlights project={project} />
      {images && (
        // A drawn picture at the top has the credit already.
        <Pictures images={images} note={!isDrawn(image) && images.some(isDrawn) ? work.credit : undefined} />
      )}
      <Result project={project} />
      <ProjectFooter project={project} following={following} />
    </article>
  );
}

/** The result, which fades in once it is seen. */
function Result({ project }: { project: Project }) {
  const { headline, text, metrics } = project.result;
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-labelledby="result">
      <Reveal {...project.reveal}>
        <div className="wrap grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="result" className="type-label text-deep-200 mb-5" {...claim(project.sources?.["result"])}>
              Project Result
            </h2>
            <h3 className="type-display-2">{headline}</h3>
            <p className="type-lead text-deep-200 measure mt-6">{text}</p>
          </div>
          <dl className="lg:col-span-4 lg:col-start-9 self-end">
            {metrics.map((metric) => (
              <div key={metric.label} className="flex flex-col-reverse gap-1 py-5 border-t border-deep-700">
                <dt className="text-deep-200">{metric.label}</dt>
                <dd className="type-title text-sun-400">{metric.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    </section>
  );
}

/** The next project of the chain with its picture, after the last one the first, and further links. */
function ProjectFooter({ project, following }: Route.ComponentProps["loaderData"]) {
  return (
    <nav aria-label="More work" className="wrap rhythm-tight grid gap-y-10">
      {!project.next && <p className="type-display-2">Portfolio Complete</p>}
      <Anchor
        href={following.href}
        className="border-t border-line pt-6 grid gap-6 items-end lg:grid-cols-12 hover:text-link"
      >
        <FramedPicture
          image={following.image}
          sizes="(min-width: 1024px) 52vw, 90vw"
          frame="aspect-[4/3] lg:col-span-7"
        />
        <span className="block lg:col-span-5">
          <span className="type-label text-mute inline-flex items-center gap-2 mb-3">
            {project.next ? "Next Project" : "Back to the first project"}
            <Icon path={icons.arrowRight} />
          </span>{" "}
          <span className="block type-display-2">
            <KeepHyphenatedWords text={`${following.client}: ${following.title}`} />
          </span>{" "}
          <span className="block type-lead text-mute mt-4">{following.line}</span>
        </span>
      </Anchor>
      <p className="flex flex-wrap gap-4 empty:hidden">
        <ActionLinks links={project.footerLinks} />
      </p>
    </nav>
  );
}
