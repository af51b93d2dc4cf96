/** What somebody publishes by `docs/editing.md` alone: one text file, made of a neighbour, and its pictures. */
import { readFiles } from "../files.ts";
import { fileOf, withImage } from "../some-files.ts";
import { photo } from "./photo.ts";

const site = readFiles("content");
const [article, voice, neighbour] = [
  fileOf(site, "articles"),
  fileOf(site, "testimonials"),
  fileOf(site, "projects", (text) => !/^(?:aliases|next):|viewDetails: true/m.test(text)),
];

export interface Publication {
  name: string;
  /** What lies below `content/` afterwards and did not before, given what lies there. */
  files: (read: (path: string) => string) => Promise<Map<string, string | Buffer>>;
}

export const publications: readonly Publication[] = [
  {
    name: "an article with a photo",
    async files(read) {
      const head = `---
head:
  title: Reading a market by its stalls
  description: What a morning among the stalls tells about a website, before anybody has drawn a page.
heading: Reading a market by its stalls
lead: Before we draw a page we walk through the market it is for.
summary: A morning among the stalls, and what it changed in the first draft.
topic: Research
image:
  file: IMG_2041.JPG
  alt: Stalls under a red sky beside the harbour
  focus: 50% 20%
published: 2026-11-20
updated: 2026-11-20
author: ${/author: (.*)/.exec(read(article))?.[1]}
minutes: 2
related: []
---

## A morning

The loudest stall sells the least.

![Baskets in a row beside the water](baskets.jpg)

The second one had a queue.
`;
      return new Map<string, string | Buffer>([
        ["articles/reading-a-market.md", head],
        [
          "articles/reading-a-market/IMG_2041.JPG",
          await photo({ width: 2016, height: 1512, orientation: 6 }),
        ],
        ["articles/reading-a-market/baskets.jpg", await photo({ width: 1600, height: 1200, seed: 2 })],
      ]);
    },
  },
  {
    name: "a testimonial with a portrait",
    async files(read) {
      const portrait = "image:\n  file: ruth.jpg\n  alt: Ruth Alamu in front of her shop\n  focus: 50% 10%\n";
      const text = withImage(read(voice), portrait)
        .replace(/^order: .*\n/m, "")
        .replace(/^name: .*/m, "name: Ruth Alamu")
        .replace(/content: .*/, "content: They came to the shop first, and asked what sells when it rains.");
      return new Map<string, string | Buffer>([
        ["testimonials/ruth-alamu.yaml", text],
        ["testimonials/ruth-alamu/ruth.jpg", await photo({ width: 1200, height: 1600, seed: 3 })],
      ]);
    },
  },
  {
    name: "a project with two photos",
    async files(read) {
      const pictures =
        "image:\n  file: quay.jpg\n  alt: A quay with crates in the evening light\nimages:\n  - file: screen.jpg\n    alt: The booking page on a phone beside a rope";
      return new Map<string, string | Buffer>([
        ["projects/harbour-bookings.yaml", project(read, pictures)],
        ["projects/harbour-bookings/quay.jpg", await photo({ width: 2400, height: 1600, seed: 4 })],
        ["projects/harbour-bookings/screen.jpg", await photo({ width: 1600, height: 1200, seed: 5 })],
      ]);
    },
  },
  {
    name: "a project without a picture",
    async files(read) {
      const text = project(read, "").replaceAll("A harbour that books", "A ferry that counts");
      return new Map([
        [
          "projects/ferry-counts.yaml",
          text.replaceAll("Skippers reserve", "Crews count").replaceAll("at the quay", "aboard"),
        ],
      ]);
    },
  },
];

/** A neighbour's file with other words, and `pictures` in the place of its picture. */
function project(read: (path: string) => string, pictures: string): string {
  return withImage(read(neighbour), pictures && `${pictures}\n`)
    .replace(/^(?:order|tour): .*\n/gm, "")
    .replaceAll(/([a-z])(?=[.!?]["\s])|(?<=^(?: *\S+ ){7,}\S*[a-z])(?=$)/gm, "$1 at the quay")
    .replace(/^client: .*/m, "client: Harbour Office")
    .replace(
      /^head:\n.*\n.*/m,
      "head:\n  title: A harbour that books\n  description: Skippers reserve a berth from the water, on whatever phone they have.",
    )
    .replace(/^title: .*/m, "title: A harbour that books itself");
}
