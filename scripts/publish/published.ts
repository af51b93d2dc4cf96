/** Whether a build shows what was published. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../files.ts";
import { secret } from "./photo.ts";
import type { Publication } from "./publications.ts";

/**
 * What is missing or wrong of `publication` in the build of the project in `folder`, in words; empty when visitors see
 * all of it. Pages name only files that exist.
 */
export function faultsOf({ seen, shared, mark }: Publication, folder: string): string[] {
  const client = join(folder, "build/client");
  const pageAt = (path: string) => readFileSync(`${client}/_pages${path}.page`, "utf8");
  const faults = Object.entries(seen).flatMap(([path, count]) => {
    const html = pageAt(path);
    const shown = Array.from(html.matchAll(/<img[^>]*>/g), ([tag]) => tag).filter((tag) =>
      tag.includes(mark),
    );
    const addresses = [...new Set(html.match(/\/images\/made\/[\w./-]+\.(?:avif|webp)/g))];
    return [
      ...(shown.length === count
        ? []
        : [`${path} shows ${shown.length} of its pictures instead of ${count}`]),
      ...shown
        .filter((tag) => !/ width="\d+" height="\d+"/.test(tag) || !isColoured(tag, html))
        .map((tag) => `${path} keeps no place free: ${tag}`),
      ...addresses
        .filter((address) => !existsSync(client + address))
        .map((address) => `${path} names ${address}, which is not there`),
    ];
  });
  if (!shared) return faults;
  const image = /property="og:image" content="@site@([^"]+)"/.exec(pageAt(shared))?.[1] ?? "";
  const own = image.startsWith(`/images/social${shared}.`) && existsSync(client + image);
  return own ? faults : [...faults, `${shared} has no social image of its own: ${image}`];
}

/** Whether a rule of the page colours the place of `tag`. */
function isColoured(tag: string, html: string): boolean {
  const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
  return classes.some((name) =>
    new RegExp(`\\.${name}(?:,[^{}]*)?\\{[^}]*background(?:-color)?:#`).test(html),
  );
}

/** Files of the build in `folder` that tell where a photograph was taken. */
export function filesWithPlace(folder: string): string[] {
  return filesOf(`${folder}/build/client/**/*.{avif,webp,jpeg,jpg,png}`).filter((file) =>
    readFileSync(file).includes(secret),
  );
}
