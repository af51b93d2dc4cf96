import { redirect } from "react-router";
import * as words from "#content/generated/words/projects.ts";
import { portfolioFilters } from "#content/generated/filters.ts";
import { projects } from "#content/generated/projects.server.ts";
import { work } from "#content/generated/work.ts";
import type { Project } from "#content/schema.ts";
import type { Route } from "./+types/project";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404, isAt } from "../not-found.ts";
import { isPhotograph, picture } from "../pictures.server.ts";
import { projectData } from "../head/structured-data.ts";
import { ActionLinks } from "../ui/action-links.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Unbroken } from "../ui/unbroken.tsx";
import { WorkTitle } from "../ui/work-title.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { GrownPicture } from "../ui/growing.tsx";
import { PictureNote } from "../ui/picture-note.tsx";
import { Picture } from "../ui/picture.tsx";
import { ViewDetails } from "../project/view-details.tsx";
import { Highlights } from "../project/highlights.tsx";
import { Pictures } from "../project/pictures.tsx";
import { Result } from "../project/result.tsx";
import { type FollowingProject, ProjectFooter } from "../project/project-footer.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  if (portfolioFilters.some(({ key }) => key === params.slug))
    throw redirect(`/portfolio?filter=${params.slug}`);
  const project = foundOr404(projects.find((candidate) => isAt(candidate, params.slug)));
  return {
    head: documentHead(context, project.head, `/portfolio/${project.slug}`, {
      name: `${project.client}: ${project.title}`,
      describe: (siteUrl, image) => [projectData(siteUrl, project, image)],
    }),
    project,
    image: picture(project.image),
    isDrawn: !isPhotograph(project.image),
    images: project.images?.map((image) => ({ ...picture(image), caption: image.caption })),
    areFurtherDrawn: project.images?.some((image) => !isPhotograph(image)) ?? false,
    following: followingOf(project),
  };
}

/** The project after `project` in the chain; after the last, the one that no other leads to. */
function followingOf(project: Project): FollowingProject {
  const path = ({ slug }: Project) => `/portfolio/${slug}`;
  const following =
    projects.find((other) => path(other) === project.next) ??
    projects.find((other) => projects.every(({ next }) => next !== path(other))) ??
    project;
  const { client, title, line } = following;
  return { client, title, line, href: path(following), image: picture(following.image) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A portfolio project (R-PRJ). */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, image, images, following } = loaderData;
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/portfolio">{words.back}</BackLink>
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 mt-8 lg:mt-12 items-end">
          <div className="lg:col-span-8">
            <WorkTitle client={project.client} title={project.title} />
            <p className="type-title measure mt-6">
              <Unbroken text={project.line} />
            </p>
            <p className="type-lead text-mute measure mt-4">{project.subtitle}</p>
          </div>
          <div className="lg:col-span-4">
            <ul className="flex flex-wrap gap-2 mb-5" aria-label={words.disciplines}>
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
        {!project.actions.some(({ href }) => href.startsWith("/case-studies/")) && (
          <p className="type-small text-mute mt-6">{work.noStudy}</p>
        )}
      </div>
      <GrownPicture path={`/portfolio/${project.slug}`}>
        <div className={image.place}>
          <Picture
            image={image}
            sizes="100vw"
            eager
            fit={project.card.imageFit}
            className="w-full max-h-[62rem] object-top"
          />
        </div>
      </GrownPicture>
      {loaderData.isDrawn && <PictureNote text={work.illustration.project} />}
      <div className="wrap pt-14">
        <FigureStrip figures={project.stats} />
      </div>
      <Highlights project={project} />
      {images && (
        <Pictures images={images} note={loaderData.areFurtherDrawn ? work.illustration.further : undefined} />
      )}
      <Result project={project} />
      <ProjectFooter project={project} following={following} />
    </article>
  );
}
