import { redirect } from "react-router";
import { portfolioFilters } from "#content/generated/filters.ts";
import { projects } from "#content/generated/projects.server.ts";
import type { Project } from "#content/schema.ts";
import type { Route } from "./+types/project";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404, isAt } from "../not-found.ts";
import { Reveal } from "../motion/reveal.tsx";
import { picture } from "../pictures.server.ts";
import { projectData } from "../head/structured-data.ts";
import { ActionLinks } from "../ui/action-links.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Picture, placeColour } from "../ui/picture.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  if (portfolioFilters.some(({ key }) => key === params.slug))
    throw redirect(`/portfolio?filter=${params.slug}`);
  const project = foundOr404(projects.find((candidate) => isAt(candidate, params.slug)));
  return {
    head: documentHead(context, project.head, `/portfolio/${project.slug}`, (siteUrl) => [
      projectData(siteUrl, project),
    ]),
    project,
    image: picture(project.image),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A portfolio project (R-PRJ). */
export default function ProjectPage({ loaderData: { project, image } }: Route.ComponentProps) {
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/portfolio">Back to Portfolio</BackLink>
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 mt-8 lg:mt-12 items-end">
          <div className="lg:col-span-8">
            <p className="type-label text-mute mb-4">{project.client}</p>
            <h1 className="type-display-1 max-w-[15ch]">{project.title}</h1>
            <p className="type-lead text-mute measure mt-5">{project.subtitle}</p>
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
        <ActionLinks links={project.actions} className="mt-8">
          {project.viewDetails && <ViewDetails />}
        </ActionLinks>
      </div>
      <div className={placeColour(image)}>
        <Picture
          image={image}
          sizes="100vw"
          eager
          fit={project.card.imageFit}
          className="w-full max-h-[min(88vh,62rem)]"
        />
      </div>
      <div className="wrap pt-14">
        <FigureStrip figures={project.stats} />
      </div>
      <Highlights project={project} />
      <Result project={project} />
      <ProjectFooter project={project} />
    </article>
  );
}

/** A button without a target of its own: it brings the highlights into view (C-22). */
function ViewDetails() {
  return (
    <button
      type="button"
      className="btn"
      onClick={() => document.getElementById("highlights")?.scrollIntoView({ behavior: "smooth" })}
    >
      View Details
    </button>
  );
}

function Highlights({ project }: { project: Project }) {
  return (
    <section className="wrap rhythm" aria-labelledby="highlights">
      <h2 id="highlights" className="type-display-2 mb-10">
        Project Highlights
      </h2>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]">
        <div>
          <h3 className="type-title mb-3">
            Work delivered
            <SampleTag source={project.sources?.["workDelivered"]} />
          </h3>
          <ul>
            {project.workDelivered.map((item) => (
              <li key={item} className="py-3 border-t border-line pr-6">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="type-title mb-3">
            Tools
            <SampleTag source={project.sources?.["tools"]} />
          </h3>
          <ul>
            {project.tools.map((tool) => (
              <li key={tool} className="py-3 border-t border-line">
                {tool}
              </li>
            ))}
          </ul>
        </div>
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

function Result({ project }: { project: Project }) {
  const { headline, text, metrics } = project.result;
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-labelledby="result">
      <Reveal {...project.reveal}>
        <div className="wrap grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="result" className="type-label text-deep-200 mb-5">
              Project Result
              <SampleTag source={project.sources?.["result"]} />
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

function ProjectFooter({ project }: { project: Project }) {
  return (
    <nav
      aria-label="More work"
      className="wrap rhythm-tight flex flex-wrap items-center gap-x-10 gap-y-6 justify-between"
    >
      <ActionLinks links={project.footerLinks} />
      {project.next ? (
        <Anchor href={project.next} className="type-title inline-flex items-center gap-3 hover:text-link">
          Next Project
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </Anchor>
      ) : (
        <p className="type-title">Portfolio Complete</p>
      )}
    </nav>
  );
}
