/** The pack (`app/offline/pack.ts`): every page of the site in one text. */
import type { PackLine } from "../../app/offline/pack.ts";
import type { PackedPage } from "../../app/offline/packed-page.ts";
import type { PackedSearch } from "../../app/offline/packed-search.ts";
import { documentHeaders, documentHeadersAt, isFramed } from "../../worker/http/security-headers.ts";
import { hasForm, type PageDocument } from "./document.ts";

/** Documents that are no pages of their own: filters, thanks, sections nobody made, what is not found. */
const isVariant = (address: string) => /\?|\/other$|\/404$/.test(address);

/** Pages of the menu come first, for they are shown while the rest is under way; what is framed or has a form last. */
function turnOf(path: string): number {
  return isFramed(path) || /^\/(?:contact|newsletter)/.test(path) ? 9 : path.split("/").length;
}

/**
 * @param pages documents by address
 * @param search what the search needs besides them
 */
export function precacheOf(
  pages: ReadonlyMap<string, PageDocument>,
  { found, nothing, index }: Record<"found" | "nothing", PageDocument> & Pick<PackedSearch, "index">,
): string {
  const lines: PackLine[] = [{ headers: documentHeaders }];
  const sorted = [...pages]
    .filter(([address]) => !isVariant(address))
    .toSorted(([one], [other]) => turnOf(one) - turnOf(other));
  for (const [path, page] of sorted) lines.push({ path, page: packed(path, page) });
  lines.push({ search: { found: packed("/search", found), nothing: packed("/search", nothing), index } });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

function packed(path: string, { html, policy, document }: PageDocument): PackedPage {
  return {
    html,
    policy,
    ...(isFramed(path) ? { headers: documentHeadersAt(path) } : {}),
    ...(hasForm(document) ? { form: true as const } : {}),
  };
}
