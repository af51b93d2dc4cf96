import type { Article } from "../schema.ts";

export const buildingFor2g: Article = {
  slug: "building-for-2g",
  head: {
    title: "Building a website for a 2G connection",
    description:
      "Byte budgets, forms that survive a lost signal, and four habits that make pages usable on the slowest links.",
  },
  heading: "Building a website for a 2G connection",
  lead: "A second-generation mobile link gives you, on a good day, a few dozen kilobits a second and the better part of a second before the first byte. Whole provinces use it. Here is how we design for them.",
  summary:
    "What a page may weigh, what should arrive first, and how a form can survive the bus driving behind a hill.",
  topic: "Engineering",
  published: "2026-09-14",
  updated: "2026-09-14",
  author: "The Tidemark Pacific team",
  minutes: 4,
  sections: [
    {
      heading: "Latency first, weight second",
      paragraphs: [
        "On a slow mobile network each request waits several hundred milliseconds before anything happens. Ten small files in a chain therefore hurt more than one larger file. Put what the first screen needs into the document itself, styles included, and let nothing else block it.",
        "A server opens a connection by sending about fourteen kilobytes and then pausing for an acknowledgement. If the compressed page fits into that first flight, the reader can begin after two round trips. We treat those fourteen kilobytes as the size of the envelope.",
      ],
    },
    {
      heading: "A budget somebody defends",
      paragraphs: [
        "Budgets fail when they are averages. Ours are limits for each template, checked when the site is built, so that a heavy picture stops the build instead of annoying a customer in Choiseul.",
      ],
      list: [
        "Document and styles: one first flight, compressed.",
        "Pictures in the first screen: as many kilobytes as a short song has seconds.",
        "Scripts: none before the page can be read; whatever comes later must be optional.",
        "Typefaces: two files at most, with a system face shown meanwhile in the same metrics.",
      ],
    },
    {
      heading: "Assume the script never arrives",
      paragraphs: [
        "Links should be links and forms should be forms. Then a menu, a filter or an order works while the script is still on its way, or has been lost. Script may improve all of these afterwards. Written the other way round, a page is a picture of a website until the last file has loaded.",
      ],
    },
    {
      heading: "Let nobody type twice",
      paragraphs: [
        "The cruellest moment is a lost connection after a long message. Keep a draft in the browser while it is being written. Give each submission a key made on the device, so that pressing the button again cannot create a second order. And tell the truth: saved on this phone is not the same as sent.",
      ],
    },
    {
      heading: "Test on the real thing",
      paragraphs: [
        "Developer tools can imitate a slow link but not a hand in the rain. We keep three old phones with prepaid cards in a drawer. Whoever designs a page opens it on one of them, outdoors, with brightness up and the sun behind. Most arguments about design end there.",
      ],
    },
  ],
  related: [
    { label: "PacificSkillshare: lessons that travel by boat", href: "/portfolio/pacificskillshare-project" },
    { label: "Our web development service", href: "/services/web-development" },
  ],
};
