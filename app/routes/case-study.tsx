import { caseStudies } from "#content/generated/case-studies.server.ts";
import type { Route } from "./+types/case-study";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404, isAt } from "../not-found.ts";
import { picture } from "../pictures.server.ts";
import { Anchor } from "../ui/anchor.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Imprint } from "../ui/imprint.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Picture } from "../ui/picture.tsx";
import { sections } from "../case-study/sections.ts";
import { StudySections } from "../case-study/study-sections.tsx";
import { StudyQuote } from "../case-study/study-quote.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const study = foundOr404(caseStudies.find((candidate) => isAt(candidate, params.slug)));
  return {
    head: documentHead(context, study.head, `/case-studies/${study.slug}`),
    study,
    image: picture(study.image),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function CaseStudyPage({ loaderData: { head, study, image } }: Route.ComponentProps) {
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/case-studies">Back to Case Studies</BackLink>
        <p className="type-label text-link mt-8 lg:mt-12 mb-4">{study.category}</p>
        <h1 className="type-display-1 max-w-[18ch]">{study.title}</h1>
        <p className="type-lead text-mute measure mt-6">{study.subtitle}</p>
        {study.clientLink && (
          <p className="mt-6">
            <Anchor href={study.clientLink.href} className="underlined text-link">
              {study.clientLink.label}
            </Anchor>
          </p>
        )}
      </div>
      <div className={image.place}>
        <Picture image={image} sizes="100vw" eager className="w-full max-h-[min(80vh,56rem)]" />
      </div>
      <div className="wrap pt-14">
        <FigureStrip figures={study.stats} />
      </div>
      <div className="wrap rhythm-tight grid gap-x-6 lg:grid-cols-12">
        <nav aria-label="Sections" className="lt-lg:hidden lg:col-span-3 sticky top-28 self-start">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 pl-4 border-l-2 border-line hover:border-link hover:text-link"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">
          <StudySections study={study} />
        </div>
      </div>
      <StudyQuote study={study} />
      <div className="wrap rhythm-tight flex flex-wrap gap-4">
        <Anchor href="/contact" className="btn">
          Start Your Project
        </Anchor>
        <Anchor href="/case-studies" className="btn-quiet">
          View More Case Studies
        </Anchor>
      </div>
      <Imprint address={head.canonical} />
    </article>
  );
}
