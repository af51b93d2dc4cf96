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
    editor.run("npm run deck");
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

const colour = "#ff7a3d";
/** The colour that it takes the place of. */
let former = "";

export const paletteColour: Recipe = {
  name: "a colour",
  written: ["README.md", "a colour"],
  follow(editor) {
    former = /coral: .*500: "(#\w{6})"/.exec(editor.read("content/palette.ts"))?.[1] ?? "";
    editor.change("content/palette.ts", `500: "${former}"`, `500: "${colour}"`);
    editor.run("npm run images");
    editor.run("npm run deck");
  },
  async seen(site) {
    for (const path of ["/", "/clients", "/contact"]) {
      await site.shows(path, colour);
      await lacks(site, path, former);
    }
    await site.shows("/favicon.svg", colour);
    return "the pages' styles, the icon";
  },
};

/** Throws when the text at `path` has `words`. */
export async function lacks(site: Site, path: string, words: string): Promise<void> {
  if ((await site.text(path)).includes(words)) throw new Error(`${path} still shows "${words}"`);
}
