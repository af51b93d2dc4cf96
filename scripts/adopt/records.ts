/** Which sample records stay, and what is done to the others' mentions. */
import { parse } from "yaml";
import { slipsOf, styleSlipsOf } from "../content/check.ts";
import type { FileSlip } from "../content/slip.ts";
import type { Draft } from "./draft.ts";

/** Folders of `content/` of which somebody may keep a part. */
export const folders = [
  "services",
  "projects",
  "case-studies",
  "articles",
  "testimonials",
  "team",
  "partners",
] as const;

export type Folder = (typeof folders)[number];

/** How many records to keep, the first ones of the listing, or the names of their files. */
export type Kept = number | readonly string[];

/** Names of the records in a folder of `content/`, in the order of the listing. */
export function recordsIn(draft: Pick<Draft, "files" | "read">, folder: string): string[] {
  return draft
    .files(`content/${folder}/*.{yaml,md}`)
    .map((file) => {
      const [head = ""] = draft
        .read(file)
        .replace(/^---\n/, "")
        .split(/^---$/m);
      const { order = Infinity, published = "" } = parse(head) as { order?: number; published?: string };
      return {
        name: file
          .split("/")
          .at(-1)!
          .replace(/\.\w+$/, ""),
        order,
        published,
      };
    })
    .toSorted((one, other) => one.order - other.order || (one.published > other.published ? -1 : 1))
    .map(({ name }) => name);
}

/** Removes all records of `folder` but those to be kept, with their pictures. */
export function keepRecords(draft: Draft, folder: Folder, kept: Kept): void {
  const names = recordsIn(draft, folder);
  const stay = new Set(typeof kept === "number" ? names.slice(0, kept) : kept);
  for (const name of names) {
    if (stay.has(name)) continue;
    for (const file of draft.files(`content/${folder}/${name}.{yaml,md}`, `content/${folder}/${name}`))
      draft.remove(file);
  }
}

/** Folders of cards with one link, which go with the page they lead to. */
export const cardFolders = ["service-cards", "home-service-cards", "featured-projects", "featured-studies"];

const isCard = (file: string) => cardFolders.some((folder) => file.startsWith(`content/${folder}/`));

/** Pages that the cards of a folder lead to, or clients whose voices it holds. */
export function cardPages(draft: Draft, folder: string): string[] {
  const records = draft.files(`content/${folder}/*.yaml`).map((file) => parse(draft.read(file)) as Card);
  return records.map(({ href, link, company }) => href ?? link ?? company ?? "");
}

type Card = Partial<Record<"href" | "link" | "company", string>>;

/** What the check says of records whose page has gone. */
const orphaned = /^(the link|the next project|no project or case study) /;

/** Does what the content check asks for until it has nothing more to say of pages that went. */
export function mendReferences(draft: Draft): void {
  for (let round = 0; round < 8; round += 1) {
    const content = draft.content();
    const slips = [...slipsOf(content), ...styleSlipsOf(content)].filter(({ what }) => orphaned.test(what));
    if (slips.length === 0) break;
    const gone = new Set(
      slips.filter(({ file, what }) => isCard(file) || what.startsWith("no ")).map(({ file }) => file),
    );
    for (const file of gone) draft.remove(file);
    // From the last line on, so that a line that goes moves none that is still to be mended.
    for (const slip of slips.toReversed()) if (!gone.has(slip.file)) mendLine(draft, slip);
  }
}

/**
 * Leads the link in a line to the listing that its page was in. Takes the line out if it is no link, its whole entry
 * from a list of proofs, which are pages of work and no listings, and the slide that shows a study.
 */
function mendLine(draft: Draft, { file, line, what }: FileSlip): void {
  const lines = draft.read(file).split("\n");
  const text = lines[line - 1] ?? "";
  const list = lines.slice(0, line).findLast((above) => /^\w/.test(above));
  const start = lines.slice(0, line).findLastIndex((above) => /^ *- /.test(above));
  if (/^ *- kind: work$/.test(lines[start] ?? "")) {
    const deeper = `${/^ */.exec(lines[start]!)![0]} `;
    const after = lines.findIndex((below, at) => at > start && !below.startsWith(deeper));
    lines.splice(start, (after === -1 ? lines.length : after) - start);
  } else if (list === "proof:") {
    lines.splice(line - 2, 2);
    const proof = lines.lastIndexOf("proof:", line);
    if (!lines[proof + 1]?.startsWith("  ")) lines[proof] = "proof: []";
  } else if (what.startsWith("the link"))
    lines.splice(line - 1, 1, text.replaceAll(/\/(services|portfolio|case-studies|blog)\/[\w-]+/g, "/$1"));
  else lines.splice(line - 1, 1);
  draft.write(file, lines.join("\n"));
}
