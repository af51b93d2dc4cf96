/** Whether a build shows what was published. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { filesOf } from "../files.ts";
import { builtPage } from "../prerender/built-page.ts";
import { secret } from "./photo.ts";
import type { Publication } from "./publications.ts";

/**
 * What is missing or wrong of `publication` in the build of the project in `folder`, in words; empty when visitors see
 * all of it. Pages name only files that exist.
 */
export function faultsOf({ seen, shared, mark }: Publication, folder: string): string[] {
  const client = join(folder, "build/client");
  const faults = Object.entries(seen).flatMap(([path, count]) => {
    const { html } = builtPage(path, folder);
    const document = parseDocument(html);
    const shown = DomUtils.getElementsByTagName("img", document).filter(({ attribs }) =>
      Object.values(attribs).some((value) => value.includes(mark)),
    );
    const addresses = [...new Set(html.match(/\/images\/made\/[\w./-]+\.(?:avif|webp)/g))];
    return [
      ...(shown.length === count
        ? []
        : [`${path} shows ${shown.length} of its pictures instead of ${count}`]),
      ...shown
        .filter(({ attribs }) => !(Number(attribs["width"]) > 0 && /\bbg-\[#/.test(attribs["class"] ?? "")))
        .map(({ attribs }) => `${path} keeps no place free: ${JSON.stringify(attribs)}`),
      ...addresses
        .filter((address) => !existsSync(client + address))
        .map((address) => `${path} names ${address}, which is not there`),
    ];
  });
  if (!shared) return faults;
  const { html } = builtPage(shared, folder);
  const image = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? "";
  const own = image.startsWith(`/images/social${shared}.`) && existsSync(client + image);
  return own ? faults : [...faults, `${shared} has no social image of its own: ${image}`];
}

/** Files of the build in `folder` that tell where a photograph was taken. */
export function filesWithPlace(folder: string): string[] {
  return filesOf(`${folder}/build/client/**/*.{avif,webp,jpeg,jpg,png}`).filter((file) =>
    readFileSync(file).includes(secret),
  );
}
