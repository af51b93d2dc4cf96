import { aboutVariants } from "#content/generated/about.ts";
import type { Route } from "./+types/about";
import { aboutContent } from "../about/content.server.ts";
import * as variants from "../about/variants.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { agencyData, questionsData, teamData } from "../head/structured-data.ts";
import { foundOr404 } from "../not-found.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { useChosenInView } from "../ui/use-chosen-in-view.ts";

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
          // What scrolls cuts the mark around what has the focus: there is room for it above.
          className="relative mt-8.5 pt-1.5 border-b border-line lt-sm:bleed lt-sm:pad-edge lt-sm:overflow-x-auto no-scrollbar from-chosen"
        >
          <ul className="flex sm:flex-wrap gap-x-7 lt-sm:w-max">
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
      {"intro" in content && <variants.Intro {...content} />}
      {"mission" in content && <variants.Mission {...content} />}
      {"team" in content && <variants.Team {...content} />}
      {"timeline" in content && <variants.Story {...content} />}
      {"reasons" in content && <variants.Careers {...content} />}
      {"questions" in content && <variants.Faq {...content} />}
      <ClosingBanner page="about" />
    </>
  );
}
