/** A new article, service and project: a neighbour is copied and says other words. */
import type { Editor } from "../editor.ts";
import type { Recipe } from "../recipe.ts";
import { reworded, rewordedMarkdown, rewordedYaml } from "../words.ts";

/** The lines of a record that name pictures of its own; without them one is drawn. */
const ownPictures = /^images?:\n(?: .*\n)+/gm;

export const article: Recipe = {
  name: "an article",
  written: ["ARCHITECTURE.md", "an article"],
  follow(editor) {
    const [neighbour = ""] = editor.filesIn("content/articles");
    const text = rewordedMarkdown(editor.read(neighbour))
      .replace(ownPictures, "")
      .replace(/^heading: .*/m, "heading: How we name our files")
      .replace(/^published: .*/m, "published: 2026-11-20")
      .replace(/^updated: .*/m, "updated: 2026-11-20");
    editor.write("content/articles/naming-files.md", text);
  },
  async seen(site) {
    await site.shows("/blog", "How we name our files");
    await site.shows("/blog/naming-files", "How we name our files");
    await site.shows("/feed.xml", "/blog/naming-files");
    await site.shows("/sitemap.xml", "/blog/naming-files");
    return "its page, the listing, feed, sitemap";
  },
};

export const service: Recipe = {
  name: "a service",
  written: ["ARCHITECTURE.md", "a service"],
  follow(editor) {
    const [neighbour = ""] = editor.filesIn("content/services");
    const text = rewordedYaml(editor.read(neighbour))
      .replace(/^order: .*\n/m, "")
      .replace(/^name: .*/m, "name: Accessibility Reviews");
    editor.write("content/services/accessibility-reviews.yaml", text);
    const [card = ""] = editor.filesIn("content/service-cards");
    const cardText = rewordedYaml(editor.read(card))
      .replace(/^order: .*\n/m, "")
      .replace(/^title: .*/m, "title: Accessibility Reviews")
      .replace(/^href: .*/m, "href: /services/accessibility-reviews");
    editor.write("content/service-cards/accessibility-reviews.yaml", cardText);
    editor.change("content/advisor.yaml", "We offer ", "We offer accessibility reviews, ");
  },
  async seen(site) {
    await site.shows("/services/accessibility-reviews", "What We Deliver");
    await site.shows("/services", "Accessibility Reviews");
    await site.shows("/", "/services/accessibility-reviews");
    await site.shows("/sitemap.xml", "/services/accessibility-reviews");
    return "its page, its card, the menus, sitemap";
  },
};

export const project: Recipe = {
  name: "a project",
  written: ["ARCHITECTURE.md", "a project"],
  follow(editor) {
    const neighbour = editor
      .filesIn("content/projects")
      .find((file) => !/^(?:aliases|next):|viewDetails: true/m.test(editor.read(file)));
    const text = rewordedYaml(editor.read(neighbour ?? ""))
      .replace(/^(?:order|tour): .*\n/gm, "")
      .replace(/^client: .*/m, "client: Reef Radio")
      .replace(ownPictures, "");
    editor.write("content/projects/reef-radio.yaml", text);
  },
  async seen(site) {
    await site.shows("/portfolio/reef-radio", "Reef Radio", "Project Highlights");
    await site.shows("/portfolio/reef-radio", "Next Project");
    await site.shows("/portfolio", "Reef Radio");
    await site.shows("/sitemap.xml", "/portfolio/reef-radio");
    return "its page and a next project, the listing, sitemap";
  },
};

export const people: Recipe = {
  name: "other people",
  written: ["README.md", "a team member, a testimonial"],
  follow(editor) {
    replacePeople(editor);
  },
  async seen(site) {
    await site.shows("/about/team", "Ada Crewe");
    await site.shows("/clients", "Ada Voice");
    await site.shows("/", "Voice");
    return "team, clients, home";
  },
};

/** Puts somebody else in the place of each sample person. */
export function replacePeople(editor: Editor): void {
  for (const folder of ["content/team", "content/testimonials"]) {
    for (const [place, file] of editor.filesIn(folder).entries()) {
      const letter = String.fromCodePoint(65 + place);
      const name = `${letter}da ${folder.endsWith("team") ? "Crewe" : "Voice"}`;
      const slug = name.toLowerCase().replace(" ", "-");
      const text = editor
        .read(file)
        .replace(/^name: .*/m, `name: ${name}`)
        .replace(ownPictures, "")
        .replace(/^(?:bio|content): (.*)/m, (line, words: string) => line.replace(words, () => quoted(words)))
        .replace("sample: true", "sample: false");
      editor.remove(file);
      editor.write(`${folder}/${slug}.yaml`, text);
    }
  }
}

/** A YAML text in other words, whatever quotation marks it had. */
const quoted = (text: string) =>
  JSON.stringify(reworded(text.replaceAll(/^["']|["']$/g, "").replaceAll("''", "'")));
