/** Writes the pack (`app/offline/pack.ts`): every page of the site in one file, compressed once as well as Brotli can. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { PackLine } from "../app/offline/pack.ts";
import type { PackedPage } from "../app/offline/packed-page.ts";
import { searchAddress, templates } from "../app/search/question.ts";
import { alike, alsoCalled, emphasis } from "../content/generated/search.ts";
import { canonicalPages } from "../content/pages.server.ts";
import {
  contentPolicy,
  documentHeaders,
  isFramed,
  sameOriginFraming,
} from "../worker/http/security-headers.ts";

/** Finished pages that are no pages of their own: filters, thanks, sections nobody made, what is not found. */
const isVariant = (address: string) => /^receipt:|\?|\/other$|\/404$|\.data$/.test(address);

/** Pages of the menu come first, for they are shown while the rest is under way; what is framed or has a form last. */
function turnOf(path: string): number {
  return isFramed(path) || /^\/(?:contact|newsletter)/.test(path) ? 9 : path.split("/").length;
}

/**
 * Writes `pack.json`, `pack.json.br` beside it, and the hash of the one and the bytes of the other in `pack.txt`.
 *
 * @param pages HTML of the finished pages by address, with `@forms@` where their forms post to
 * @param folder where the worker finds it among the assets
 */
export async function writePack(pages: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const answerTo = (question: string) => packed("/search", pages.get(searchAddress(question)) ?? "");
  const lines: PackLine[] = [{ headers: documentHeaders }];
  const addresses = [...pages.keys()].filter((address) => !isVariant(address));
  for (const path of addresses.toSorted((one, other) => turnOf(one) - turnOf(other)))
    lines.push({ path, page: await packed(path, pages.get(path) ?? "") });
  lines.push({
    search: {
      found: await answerTo(templates.found),
      nothing: await answerTo(templates.nothing),
      paths: canonicalPages.map(({ path }) => path),
      rules: { alike, alsoCalled, emphasis },
    },
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  writeFileSync(`${folder}/pack.json`, text);
  const compressed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(`${folder}/pack.json.br`, compressed);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  writeFileSync(`${folder}/pack.txt`, `${hash} ${compressed.length}`);
}

async function packed(address: string, html: string): Promise<PackedPage> {
  const policy = (await contentPolicy(html, "/", address)).replace(
    "form-action 'self'",
    "form-action 'self' @forms@",
  );
  const framing = isFramed(address) ? { headers: sameOriginFraming } : {};
  return {
    html,
    policy,
    ...framing,
    ...(/<main[^]*<form[^>]* method="post"[^]*<\/main>/.test(html) ? { form: true as const } : {}),
  };
}
