import type { Head, HeroSlide, Point } from "./schema.ts";

/** Copy of the home page, in the order of its sections (R-HOM-04). */
export const home = {
  head: {
    title: "Pacific Expertise. Global Outlook.",
    description:
      "A full-service digital agency in Honiara, Solomon Islands: websites, data, search, brands and campaigns for the Pacific and beyond.",
  } satisfies Head,
  headline: "Build or Transform Your Digital Presence",
  lead: "We are a digital agency in Honiara, making websites, dashboards, brands and campaigns that work on one bar of signal and hold their own anywhere.",
  calls: [
    { label: "Book Free Consultation", href: "/contact/consultation" },
    { label: "View Our Work", href: "/portfolio" },
  ],
  counters: {
    heading: "The agency in three figures",
    items: [
      { value: 47, label: "Projects Completed" },
      { value: 29, label: "Happy Clients" },
      { value: 18, label: "Years' Experience" },
    ],
  },
  services: {
    label: "Services",
    heading: "What we can take off your hands",
    lead: "Six of the things clients ask for most. There are more, and they share one crew.",
  },
  featured: { label: "Case studies", heading: "Three stories worth your tea break" },
  portfolio: {
    label: "Portfolio",
    heading: "Made here, used everywhere",
    lead: "Websites, dashboards and campaigns, each shown as the thing we actually delivered.",
  },
  featuredProjects: {
    label: "Featured projects",
    heading: "From garden plots to global brands",
    lead: "Half of them you can read about at length, the other half you can simply look at.",
  },
  testimonials: { label: "Testimonials", heading: "What they told us afterwards" },
  expertise: {
    label: "At home",
    heading: "Pacific Expertise, in practice",
    text: "Navigators of this ocean found islands they could not see by feeling how the swell bent around them. We work in a similar way. Before drawing a page we learn what is already moving: when the boat comes, which network reaches the school, who is listened to in the village, what a megabyte costs on the last day before pay. These things shape a website more than any trend does. Customers in Wellington, London or Dubai notice only that it opens at once, reads easily and keeps its promises.",
    points: [
      {
        title: "Bandwidth is money",
        text: "People here buy data by the day. Every kilobyte we save is a kilobyte they keep.",
      },
      {
        title: "Names spelled right",
        text: "Macrons, glottal stops and chiefly titles are checked with those who bear them.",
      },
      {
        title: "Weather in the plan",
        text: "Cyclone season, outages and ferry days are in the schedule, so they are no excuse.",
      },
      {
        title: "Awake before the world",
        text: "At UTC+11, what you send from London in the evening can be answered before you wake.",
      },
    ] satisfies Point[],
  },
};

/** The three slides of the hero (R-HOM-05 to 10). */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: "bene",
    image: { name: "hero/bene", alt: "Drawn amber bottles of Bene Natural Products among leaves and roots" },
    mobileImage: {
      name: "hero/bene-mobile",
      alt: "Drawn amber bottle of Bene Natural Products among leaves",
    },
    badge: { title: "Project Delivered", subtitle: "Bene Natural Products", href: "/portfolio/bene-project" },
  },
  {
    id: "island-harvests",
    image: {
      name: "hero/island-harvests",
      alt: "Drawn cocoa pods, coconuts and ngali nuts from Island Harvests growers",
    },
    badge: {
      title: "Launching January 2026",
      subtitle: "Island Harvests",
      href: "/case-studies/island-harvests",
    },
  },
  {
    id: "pacificskillshare",
    image: {
      name: "hero/pacificskillshare",
      alt: "Drawn lesson cards travelling between islands for Pacific Skillshare",
    },
    logo: { name: "logos/pacificskillshare", alt: "Pacific Skillshare logo" },
    badge: {
      title: "Launching October 2025",
      subtitle: "Pacific Skillshare",
      href: "/case-studies/pacificskillshare",
    },
  },
];
