import { aboutVariants } from "#content/generated/about.ts";
import type { Route } from "./+types/about";
import { aboutContent, type ContentOf } from "../about/content.server.ts";
import { AboutFaq, AboutIntro, AboutStory, AboutTeam, Values } from "../about/variants.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { agencyData, questionsData, teamData } from "../head/structured-data.ts";
import { foundOr404 } from "../not-found.ts";
import { Anchor, ContentLink } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { useChosenInView } from "../ui/use-chosen-in-view.ts";
import { claim } from "../ui/claim.ts";

/** One of the six variants; an unknown section shows the first. Each sends only what it shows. */
export function loader({ params }: Route.LoaderArgs) {
  const variant = foundOr404(
    aboutVariants.find(({ section }) => section === params.section) ?? aboutVariants[0],
  );
  return {
    variant,
    tabs: aboutVariants.map((tab) => ({ name: tab.name, href: pathOf(tab) })),
    content: aboutContent[variant.section],
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { variant, content } }) =>
  pageMeta(matches, variant.head, pathOf(variant), {
    name: variant.name,
    describe: (page) => [
      "questions" in content ? questionsData(content.questions) : agencyData(page),
      ...("team" in content ? teamData(page, content.team) : []),
    ],
  });

const pathOf = ({ section }: { section: string }) => (section ? `/about/${section}` : "/about");

/** The agency. */
export default function About({ loaderData: { variant, tabs, content } }: Route.ComponentProps) {
  const path = pathOf(variant);
  const row = useChosenInView<HTMLElement>(path);
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-14">
        <h1 className="type-display-1 max-w-[11.35em]">{variant.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{variant.subtitle}</p>
        <nav
          ref={row}
          aria-label="About us"
          className="relative mt-10 border-b border-line lt-sm:bleed lt-sm:pad-edge overflow-x-auto no-scrollbar from-chosen"
        >
          <ul className="flex gap-7 w-max">
            {tabs.map((tab) => (
              <li key={tab.href}>
                <Anchor
                  href={tab.href}
                  aria-current={tab.href === path ? "page" : undefined}
                  className="block py-3 font-600 whitespace-nowrap hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_0_currentColor]"
                >
                  {tab.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {"intro" in content && <AboutIntro {...content} />}
      {"mission" in content && <AboutMission {...content} />}
      {"team" in content && <AboutTeam {...content} />}
      {"timeline" in content && <AboutStory {...content} />}
      {"reasons" in content && <AboutCareers {...content} />}
      {"questions" in content && <AboutFaq {...content} />}
      <ClosingBanner page="about" />
    </>
  );
}

/** `/about/mission`. */
function AboutMission(props: ContentOf<"mission">) {
  return (
    <>
      <div className="wrap pb-24 grid gap-x-6 gap-y-14 lg:grid-cols-2">
        {(["mission", "vision"] as const).map((id) => (
          <section key={id} aria-labelledby={id} className="border-t-2 border-text pt-6 lg:pr-10">
            <h2 id={id} className="type-label text-mute mb-4">
              {{ mission: "Mission", vision: "Vision" }[id]}
            </h2>
            <p className="type-title font-620">{props[id]}</p>
            {id === "mission" && (
              <>
                <h3 className="type-subtitle mt-8">What we turn down</h3>
                <p className="mt-2 measure">{props.refusal}</p>
              </>
            )}
          </section>
        ))}
      </div>
      <Values values={props.values} />
    </>
  );
}

/** `/about/careers`. */
function AboutCareers({ reasons, openings }: ContentOf<"careers">) {
  return (
    <div className="wrap pb-24">
      <h2 id="positions" className="type-title" {...claim(openings.source)}>
        {openings.title}
      </h2>
      <p className="measure mt-2 mb-10">{openings.text}</p>
      <dl className="border-t-2 border-text">
        {reasons.map(({ title, text, source }) => (
          <div key={title} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 py-7 border-b border-line">
            <dt className="type-title lg:col-span-5" {...claim(source)}>
              {title}
            </dt>
            <dd className="measure lg:col-span-7">{text}</dd>
          </div>
        ))}
      </dl>
      <ContentLink link={openings.link} className="btn mt-12" />
    </div>
  );
}
