import { caseStudies } from "#content/generated/case-studies.server.ts";
import { projects } from "#content/generated/projects.server.ts";
import { services } from "#content/generated/services.server.ts";
import { work } from "#content/generated/work.ts";
import type { Route } from "./+types/case-study";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { isAt } from "#content/aliases.ts";
import { caseStudyData } from "../head/structured-data.ts";
import { ActionLinks, Anchor, BackLink, ContentLink, LinkList, PartLink } from "../ui/anchor.tsx";
import { KeepHyphenatedWords } from "../ui/hyphenated-words.tsx";
import { WorkTitle, WorkPicture } from "../ui/work-page.tsx";
import { CardPicture } from "../ui/picture.tsx";
import { type ShownStudy, StudyQuote, StudySections } from "../case-study/study-sections.tsx";
import { claim } from "../ui/claim.ts";

export function loader({ params }: Route.LoaderArgs) {
  const record = foundOr404(caseStudies.find((candidate) => isAt(candidate, params.slug)));
  const { card: _card, aliases: _aliases, services: used, ...study } = record;
  const path = pathOf(record);
  const next = caseStudies[(caseStudies.indexOf(record) + 1) % caseStudies.length] ?? record;
  return {
    study,
    services: services
      .filter(({ slug }) => used.includes(`/services/${slug}`))
      .map(({ slug, name }) => ({ label: name, href: `/services/${slug}` })),
    projectLinks: projects
      .filter(({ actions }) => actions.some(({ href }) => href === path))
      .map(({ slug, title }) => ({ label: title, href: `/portfolio/${slug}` })),
    next: {
      label: `${next.client}: ${next.title}`,
      href: pathOf(next),
      image: { ...next.image, alt: "" },
    },
  };
}

const pathOf = ({ slug }: { slug: string }) => `/case-studies/${slug}`;

export const meta: Route.MetaFunction = ({ matches, loaderData: { study } }) =>
  pageMeta(matches, study.head, pathOf(study), {
    name: `${study.client}: ${study.title}`,
    article: {},
    describe: (page) => [caseStudyData(page, study)],
  });

/** A case study. */
export default function CaseStudyPage({ loaderData, matches }: Route.ComponentProps) {
  const { study } = loaderData;
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/case-studies">Back to Case Studies</BackLink>
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 mt-8 lg:mt-12">
          <div className="lg:col-span-7">
            <p className="type-label text-mute mb-4">{study.category}</p>
            <WorkTitle {...study} />
            {study.clientLink && (
              <p className="mt-6">
                <ContentLink link={study.clientLink} />
              </p>
            )}
          </div>
          <Abstract study={study} />
        </div>
      </div>
      <WorkPicture
        path={pathOf(study)}
        image={study.image}
        sizes="min(100vw, 106vh)"
        className="mx-auto w-[min(100%,106vh,74rem)] lg:melt-x"
        figures={study.stats}
      />
      <div className="wrap rhythm-tight grid gap-x-6 lg:grid-cols-12">
        <nav aria-label="Sections" className="lt-lg:hidden lg:col-span-3 sticky top-28 self-start">
          <ol>
            {work.sections.map(({ id, title }) => (
              <li key={id}>
                <PartLink
                  id={id}
                  className="block py-1.5 pl-4 border-l-2 border-line hover:border-link hover:text-link"
                >
                  {title}
                </PartLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">
          <StudySections study={study} />
        </div>
      </div>
      <StudyQuote study={study} />
      <FurtherLinks {...loaderData} />
      <div className="wrap pb-20 flex flex-wrap gap-4">
        <ActionLinks links={work.calls} />
      </div>
      {/* On paper only. */}
      <p className="hidden print:block wrap type-small">{matches[0].loaderData.siteUrl + pathOf(study)}</p>
    </article>
  );
}

/** The study in three lines, for those who read no further. */
function Abstract({ study }: { study: ShownStudy }) {
  return (
    <section aria-label={work.abstract.label} className="lg:col-span-5 self-end border-t-2 border-text">
      {(["problem", "work", "change"] as const).map((part) => (
        <p key={part} className="py-4 border-b border-line" {...claim(study.sources?.["abstract"])}>
          <strong className="block type-label text-mute mb-1">{work.abstract[part]}</strong>
          {study.abstract[part]}
        </p>
      ))}
    </section>
  );
}

/** From a study to the services it used, its project and the next study. */
function FurtherLinks({ services: used, projectLinks, next }: Route.ComponentProps["loaderData"]) {
  return (
    <nav aria-label={work.further.label} className="wrap rhythm-tight grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4 grid gap-8 content-start">
        {[
          { title: work.further.services, links: used },
          { title: work.further.project, links: projectLinks },
        ].map(
          ({ title, links }) =>
            links.length > 0 && (
              <div key={title} className="border-t border-line pt-4">
                <p className="type-label text-mute mb-2">{title}</p>
                <LinkList links={links} className="grid gap-2 py-1" />
              </div>
            ),
        )}
      </div>
      <Anchor href={next.href} className="lg:col-span-8 block border-t border-line pt-4 hover:text-link">
        <span className="block type-label text-mute mb-2">{work.further.nextStudy}</span>
        <span className="block type-display-2 mb-6">
          <KeepHyphenatedWords text={next.label} />
        </span>
        <CardPicture
          path={next.href}
          image={next.image}
          sizes="(min-width: 1024px) 60vw, 90vw"
          frame="aspect-[4/3]"
        />
      </Anchor>
    </nav>
  );
}
