import * as words from "#content/generated/words/about.ts";
import {
  aboutImages,
  aboutIntro,
  aboutVariants,
  buyers,
  mission,
  openings,
  questions,
  reasons,
  storyIntro,
  strengths,
  timeline,
  values,
  vision,
} from "#content/generated/about.ts";
import { banners } from "#content/generated/banners.ts";
import { team } from "#content/generated/team.ts";
import type { Route } from "./+types/about";
import { AboutCareers } from "../about/careers.tsx";
import { AboutFaq } from "../about/faq.tsx";
import { AboutIntro } from "../about/intro.tsx";
import { AboutMission } from "../about/mission.tsx";
import { AboutStory } from "../about/story.tsx";
import { AboutTeam } from "../about/team.tsx";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { picture } from "../pictures.server.ts";
import { agencyData, questionsData, teamData } from "../head/structured-data.ts";
import { foundOr404 } from "../not-found.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { useChosenInView } from "../ui/use-chosen-in-view.ts";

/** One of the six variants; an unknown section shows the first (C-15). Each sends only what it shows. */
export function loader({ params, context }: Route.LoaderArgs) {
  const variant = foundOr404(
    aboutVariants.find(({ section }) => section === params.section) ?? aboutVariants[0],
  );
  const path = variant.section ? `/about/${variant.section}` : "/about";
  return {
    head: documentHead(context, variant.head, path, {
      name: variant.name,
      describe: (siteUrl, image) => [
        variant.section === "faq" ? questionsData(questions) : agencyData(siteUrl, image),
        ...(variant.section === "team" ? teamData(siteUrl) : []),
      ],
    }),
    variant,
    tabs: aboutVariants.map(({ section, name }) => ({
      name,
      href: section ? `/about/${section}` : "/about",
    })),
    path,
    banner: banners.about,
    content: variantContent(variant.section),
  };
}

function variantContent(section: (typeof aboutVariants)[number]["section"]) {
  switch (section) {
    case "mission":
      return { section, mission, vision, values };
    case "team":
      return { section, team: team.map((member) => ({ ...member, image: picture(member.image) })) };
    case "story":
      return { section, intro: storyIntro, timeline };
    case "careers":
      return { section, reasons, openings };
    case "faq":
      return { section, questions, buyers };
    case "":
      return { section, intro: aboutIntro, strengths, images: aboutImages.map(picture), values };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The agency (R-ABT). */
export default function About({
  loaderData: { variant, tabs, path, banner, content },
}: Route.ComponentProps) {
  const row = useChosenInView<HTMLElement>(path);
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-14">
        <h1 className="type-display-1 max-w-[11.35em]">{variant.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{variant.subtitle}</p>
        <nav
          ref={row}
          aria-label={words.sections}
          className="relative mt-10 border-b border-line lt-sm:bleed lt-sm:pad-edge overflow-x-auto no-scrollbar"
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
      {content.section === "" && <AboutIntro {...content} />}
      {content.section === "mission" && <AboutMission {...content} />}
      {content.section === "team" && <AboutTeam {...content} />}
      {content.section === "story" && <AboutStory {...content} />}
      {content.section === "careers" && <AboutCareers {...content} />}
      {content.section === "faq" && <AboutFaq {...content} />}
      <ClosingBanner banner={banner} />
    </>
  );
}
