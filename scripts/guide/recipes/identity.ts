/** Whose site it is: its name and its colours. */
import type { Recipe } from "../recipe.ts";
import type { Site } from "../site.ts";

const name = "Reef & Rail";

export const agencyName: Recipe = {
  name: "the agency's name",
  written: ["README.md", "the agency's name"],
  follow(editor) {
    editor.change("content/agency.yaml", /^ {2}name: .*/m, `  name: ${name}`);
    editor.run("npm run images -- social");
  },
  async seen(site) {
    await site.shows("/", name);
    await site.shows("/feed.xml", name);
    await site.shows("/site.webmanifest", name);
    const pages = await site.paths();
    for (const path of pages) await lacks(site, path, "Tidemark");
    return `${pages.length} pages without the old name, feed, manifest`;
  },
};

const colour = "#0b2aa3";

export const paletteColour: Recipe = {
  name: "a colour",
  written: ["README.md", "a colour"],
  follow(editor) {
    editor.change("content/palette.ts", /^ {4}600: "#\w{6}"/m, `    600: "${colour}"`);
    editor.run("npm run images");
  },
  async seen(site) {
    const [, styles = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(await site.text("/")) ?? [];
    await site.shows(styles || "/", colour);
    await lacks(site, styles || "/", "#1034c6");
    return "the styles";
  },
};

/** Throws when the text at `path` has `words`. */
export async function lacks(site: Site, path: string, words: string): Promise<void> {
  if ((await site.text(path)).includes(words)) throw new Error(`${path} still shows "${words}"`);
}
