/** Every picture by its name, and how to draw it: nothing is imported or drawn until it is asked for. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Scene } from "./kit/scene.ts";

const folder = "art/scenes";

/** On a phone the home page shows projects beside their text. */
const isProject = /^projects\/[^/]+$/;
const thumbnailWidth = 320;

const load = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<unknown>;

const modules = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/**
 * One picture for each file in `scenes/` (its path there is its name, it exports `draw`), and those of each file in
 * `families/` (which exports `scenes`, names with their drawing). New files are found automatically.
 */
export async function pictures(): Promise<Map<string, () => Promise<Scene>>> {
  const found = new Map<string, () => Promise<Scene>>();
  for (const file of modules(`${folder}/**/*.ts`)) {
    const name = file.slice(folder.length + 1, -".ts".length);
    found.set(name, async () => {
      const scene = ((await load(file)) as { draw: () => Scene }).draw();
      return isProject.test(name) ? { ...scene, widths: [thumbnailWidth, ...scene.widths] } : scene;
    });
  }
  for (const file of modules("art/families/*.ts")) {
    const { scenes } = (await load(file)) as { scenes: () => Record<string, () => Scene> };
    for (const [name, draw] of Object.entries(scenes())) found.set(name, async () => draw());
  }
  return found;
}
