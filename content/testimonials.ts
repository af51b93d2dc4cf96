import type { Testimonial } from "./schema.ts";

/**
 * What clients say. Names and words are samples until the owner has real ones with consent; the mark keeps
 * them from being deployed unnoticed.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Mere Fakatava",
    position: "Export Manager",
    company: "Island Harvests",
    image: { name: "people/mere-fakatava", alt: "Monogram tile with the initials of Mere Fakatava" },
    content:
      "Our buyers ask better questions now because they can see which slope a lot comes from. The team walked those slopes before they designed anything, and the growers still ask when they are coming back.",
    rating: 5,
    project: "Export platform",
    backContent: {
      website: { label: "island-harvests.example", href: "https://island-harvests.example/" },
      description:
        "Represents smallholders in three Pacific regions and ships their cocoa, coconut, nuts and spices to trade buyers.",
      team: "Reef team",
    },
    sample: true,
  },
  {
    name: "Helena Brandt",
    position: "Group Digital Lead",
    company: "TFP Fertility Group",
    image: { name: "people/helena-brandt", alt: "Monogram tile with the initials of Helena Brandt" },
    content:
      "Five countries went live on the days we had been given at the start. I have worked on smaller projects with more drama. What I valued most was the decision log, which ended every second discussion.",
    rating: 5,
    project: "CMS migration",
    backContent: {
      website: { label: "tfp-fertility.example", href: "https://tfp-fertility.example/" },
      description:
        "Fertility clinics in the UK, Poland, the Netherlands, Denmark and Austria, on one content system.",
      team: "Lagoon team",
    },
    sample: true,
  },
  {
    name: "Daniel Okoro",
    position: "Brand Manager",
    company: "Kleenex",
    image: { name: "people/daniel-okoro", alt: "Monogram tile with the initials of Daniel Okoro" },
    content:
      "They removed more charts than they added, and they asked awkward questions about each one we wanted to keep. A year on, the hub is the only report I open before the weekly call.",
    rating: 5,
    project: "Performance hub",
    backContent: {
      website: { label: "kleenex.example", href: "https://kleenex.example/" },
      description:
        "A household tissue brand whose media, search and retail figures now meet on a single page.",
      team: "Compass team",
    },
    sample: true,
  },
  {
    name: "Josaia Vuki",
    position: "Programme Director",
    company: "PacificSkillshare",
    image: { name: "people/josaia-vuki", alt: "Monogram tile with the initials of Josaia Vuki" },
    content:
      "When the first prototype failed in a boatshed, nobody blamed the boatshed. They sat down with the learners and changed the design. The version we have today plays on phones I had given up on.",
    rating: 5,
    project: "E-learning platform",
    backContent: {
      website: { label: "demo.pacificskillshare.example", href: "https://demo.pacificskillshare.example/" },
      description:
        "Vocational courses for more than fifteen islands, taken on shared phones with or without a signal.",
      team: "Canoe team",
    },
    sample: true,
  },
  {
    name: "Nino Beridze",
    position: "Managing Partner",
    company: "Batumi.Immo",
    image: { name: "people/nino-beridze", alt: "Monogram tile with the initials of Nino Beridze" },
    content:
      "I was warned that an agency on the other side of the planet would not understand our coast. They understood that our buyers read four languages and that our agents have muddy shoes. It was enough.",
    rating: 5,
    project: "Property platform",
    backContent: {
      website: { label: "batumi-immo.example", href: "https://batumi-immo.example/" },
      description:
        "Sells and lets homes on Georgia's Black Sea coast in English, Russian, Georgian and German.",
      team: "Lagoon team",
    },
    sample: true,
  },
  {
    name: "Priya Raman",
    position: "Head of CRM",
    company: "Samsung UK",
    image: { name: "people/priya-raman", alt: "Monogram tile with the initials of Priya Raman" },
    content:
      "Four people, a very long roll of paper and a great deal of patience. We switched off messages nobody missed, and the product teams have started to ask one another before they press send.",
    rating: 5,
    project: "CRM journeys",
    backContent: {
      website: { label: "samsung.example", href: "https://samsung.example/" },
      description:
        "Consumer electronics in the UK, where every automated message now has an owner and a place on a map.",
      team: "Compass team",
    },
    sample: true,
  },
  {
    name: "Léo Marchand",
    position: "Awards Producer",
    company: "International Mobile Gaming Awards",
    image: { name: "people/leo-marchand", alt: "Monogram tile with the initials of Léo Marchand" },
    content:
      "Most studios enter on the last night. Ours used to be spent restarting servers; last season we ordered food and watched the counter. The jury asked me who had made their pages so quiet.",
    rating: 4,
    project: "Awards platform",
    backContent: {
      website: { label: "imga.example", href: "https://imga.example/" },
      description:
        "Honours the best mobile games of the year, with entries from studios on three continents.",
      team: "Frigate team",
    },
    sample: true,
  },
  {
    name: "Astrid Claes",
    position: "VP Marketing",
    company: "Voxbone",
    image: { name: "people/astrid-claes", alt: "Monogram tile with the initials of Astrid Claes" },
    content:
      "Engineers are our toughest audience. The guides written for us were corrected by our own architects exactly once, and then forwarded to customers. Sales noticed before I had finished my presentation.",
    rating: 5,
    project: "Account based programme",
    backContent: {
      website: { label: "voxbone.example", href: "https://voxbone.example/" },
      description:
        "Local telephone numbers and voice services for platforms, contact centres and carriers that need to sound nearby.",
      team: "Frigate team",
    },
    sample: true,
  },
  {
    name: "Tom Ashworth",
    position: "Founder",
    company: "Bene Natural Products",
    image: { name: "people/tom-ashworth", alt: "Monogram tile with the initials of Tom Ashworth" },
    content:
      "I asked for a launch without one sentence I would be ashamed of in front of a chemist. They argued with me about two words, and they were right both times. The range went out on the day.",
    rating: 5,
    project: "UK launch",
    backContent: {
      website: { label: "bene.example", href: "https://bene.example/" },
      description:
        "Plant-based supplements, launched in the UK with labels that cite their sources and a shop to match.",
      team: "Reef team",
    },
    sample: true,
  },
  {
    name: "Dr. Caroline Weiss",
    position: "Digital Marketing Manager",
    company: "Thermo Fisher",
    image: { name: "people/caroline-weiss", alt: "Monogram tile with the initials of Caroline Weiss" },
    content:
      "They learned our vocabulary before touching the accounts. I could follow each decision in the handbook, including those I would have made differently, and the return speaks for the rest.",
    rating: 5,
    project: "Paid search",
    backContent: {
      website: { label: "thermo-fisher.example", href: "https://thermo-fisher.example/" },
      description:
        "Instruments, reagents and services for laboratories, advertised on two search networks to the people who order them.",
      team: "Compass team",
    },
    sample: true,
  },
];

/** The three on the home page, five stars each (R-HOM-21). */
export const homeTestimonials: readonly Testimonial[] = testimonials.slice(0, 3);
