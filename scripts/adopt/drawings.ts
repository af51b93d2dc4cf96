/** The colours of everything drawn, and drawings that nothing shows any more. */
import { readFileSync } from "node:fs";
import type { Answers } from "./answers.ts";
import type { Draft } from "./draft.ts";
import { isOfTheSea, recolour, recolouredText } from "./recolour.ts";

/** Files whose every colour belongs to the palette. */
const coloured = ["content/palette.ts", "app/map/map-style.ts", "app/drawings/drawing-styles.ts"];

/** Puts the palette of `answers` in the place of the one that is there. Returns what had to be corrected. */
export function repaint(draft: Draft, answers: Answers): string[] {
  const { shown, corrected } = recolour(answers);
  for (const file of coloured) draft.write(file, recolouredText(draft.read(file), shown));
  for (const file of draft.files("art/**/*.ts"))
    draft.write(file, recolouredText(draft.read(file), shown, isOfTheSea));
  return corrected;
}

/** Removes drawings of records that went, which cost time to draw and bytes to deploy. */
export function removeUnshown(draft: Draft): void {
  const content = [...draft.content().texts.values()].join("\n");
  const named = new Set(Array.from(content.matchAll(/\bname: ([a-z0-9/-]+)$/gm), ([, name]) => name));
  const scenes = draft.files("art/scenes/{projects,case-studies,articles,services}/**/*.ts");
  const imports = draft.files("art/**/*.ts").map((file) => readFileSync(file, "utf8"));
  for (const file of scenes) {
    const name = file.slice("art/scenes/".length, -".ts".length);
    const isImported = imports.some((text) => text.includes(`/${name.split("/").at(-1)!}.ts"`));
    if (!named.has(name) && !isImported) draft.remove(file);
  }
}
