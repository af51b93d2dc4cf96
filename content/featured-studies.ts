import type { FeaturedStudy } from "./schema.ts";

const image = (slug: string, alt: string) => ({ name: `case-studies/${slug}`, alt });

/** The pool of six from which the home page shows three (C-20). */
export const featuredStudies: readonly FeaturedStudy[] = [
  {
    title: "From the garden to the world's docks",
    client: "Island Harvests",
    description:
      "Cocoa, coconut and nuts from three Pacific regions, offered under the names of the families who grow them, on a platform those families helped to correct.",
    image: image("island-harvests", "Drawn cargo canoe loaded with cocoa pods crossing swell"),
    tag: "Agriculture & Export",
    href: "/case-studies/island-harvests",
    stats: [
      { metric: "Months", value: "6" },
      { metric: "Specialists", value: "8" },
      { metric: "Pacific regions", value: "3" },
    ],
  },
  {
    title: "Five countries, one calm website",
    client: "TFP Fertility Group",
    description:
      "Fertility clinics from Britain to Austria on a single content system: twelve people worked on it for eight months, and patients noticed only clearer answers.",
    image: image("tfp-fertility-group", "Five drawn clinic doors joined by one line"),
    tag: "Healthcare & Enterprise",
    href: "/case-studies/tfp-fertility-group",
    stats: [
      { metric: "Months", value: "8" },
      { metric: "Countries", value: "5" },
      { metric: "On time", value: "100%" },
    ],
  },
  {
    title: "Three calendars, one page",
    client: "Kimberly-Clark Kleenex",
    description:
      "Brand, media and sales teams of a household name gave up their separate files for one performance hub, and with them the argument over whose figure was right.",
    image: image("kimberly-clark-kleenex", "Drawn tissue box with sheets rising into a curve"),
    tag: "Global Consumer Brands",
    href: "/case-studies/kimberly-clark-kleenex",
    stats: [
      { metric: "Months", value: "8" },
      { metric: "Team", value: "6" },
      { metric: "Hub", value: "1" },
    ],
  },
  {
    title: "School is where the boat stops",
    client: "PacificSkillshare",
    description:
      "Courses in ten-minute units for learners on more than fifteen islands, made to be fetched at the jetty and finished in a village that has no signal.",
    image: image("pacificskillshare", "Drawn phone as a lantern between small islands"),
    tag: "Education & Skills Development",
    href: "/case-studies/pacificskillshare",
    stats: [
      { metric: "Months", value: "12" },
      { metric: "Islands", value: "15+" },
      { metric: "Team", value: "8" },
    ],
  },
  {
    title: "An advert as exact as its reader",
    client: "Thermo Fisher",
    description:
      "Laboratory products advertised in the words scientists type at the bench. Fifteen specialists rebuilt two ad networks within four months and measured them alike.",
    image: image("thermo-fisher", "Drawn flask with bubbles forming two bar charts"),
    tag: "Performance Marketing & Advertising",
    href: "/case-studies/thermo-fisher",
    stats: [
      { metric: "Return on ad spend", value: "10X" },
      { metric: "Ad networks", value: "2" },
      { metric: "Months", value: "4" },
    ],
  },
  {
    title: "Making room between messages",
    client: "Samsung UK",
    description:
      "Every automated message of an electronics brand on one map, with rules its product teams wrote themselves and a board that warns before two of them meet.",
    image: image("samsung", "Drawn household devices linked by curved paths"),
    tag: "Technology & Data",
    href: "/case-studies/samsung",
    stats: [
      { metric: "Months", value: "6" },
      { metric: "Specialists", value: "4" },
      { metric: "Market", value: "UK" },
    ],
  },
];
