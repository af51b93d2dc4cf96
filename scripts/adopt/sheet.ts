/** One sheet with every line that somebody has to read after an adoption, to be changed there and written back. */
import { slipsOf, styleSlipsOf } from "../content/check.ts";
import { sentenceOf } from "../content/slip.ts";
import type { Draft } from "./draft.ts";

/** Where the sheet is written, and read from again. */
export const sheetFile = "place.txt";

const head = `# Lines that speak of the place before, its clocks or its customs.
# Change those that begin with + where they are no longer true, and leave the rest of the sheet. Then:
#   npm run adopt -- --sheet ${sheetFile}
`;

/**
 * The sheet of the lines at `places`.
 *
 * @param places a file and its lines each, as `content/pages/home.yaml:54,55`
 */
export function sheetOf(draft: Pick<Draft, "read">, places: readonly string[]): string {
  const entries = places.flatMap((place) => {
    const [file = "", numbers = ""] = place.split(":");
    const lines = draft.read(file).split("\n");
    return numbers.split(",").map((number) => {
      const text = (lines[Number(number) - 1] ?? "").trim();
      return `${file}:${number}\n- ${text}\n+ ${text}\n`;
    });
  });
  return [head, ...entries].join("\n");
}

/**
 * Puts what a sheet says into the files of `draft`.
 *
 * @returns the files that change
 * @throws Error when a line is not what the sheet was made of, or with every slip that the content would have
 */
export function writeBack(draft: Draft, sheet: string): string[] {
  const entries = [...sheet.replaceAll("\r", "").matchAll(/^([^\s#+-].*):(\d+)\n- (.*)\n\+ ?(.*)$/gm)];
  if (entries.length === 0) throw new Error("There is no line in this sheet.");
  const changed = new Set<string>();
  for (const [, file = "", number = "", was = "", now = ""] of entries) {
    const lines = draft.read(file).split("\n");
    const reads = (text: string) => (line: string) => line.trim() === text.trim();
    // Its number, or wherever it has moved since.
    const at = reads(was)(lines[Number(number) - 1] ?? "") ? Number(number) - 1 : lines.findIndex(reads(was));
    if (now.trim() === was || (at === -1 && lines.some(reads(now)))) continue;
    if (at === -1) throw new Error(`Nothing was changed: ${file}:${number} does not read as in the sheet.`);
    lines[at] = lines[at]!.replace(was, () => now.trim());
    draft.write(file, lines.join("\n"));
    changed.add(file);
  }
  const slips = [...slipsOf(draft.content()), ...styleSlipsOf(draft.content())];
  if (slips.length > 0)
    throw new Error(
      `Nothing was changed: the content would have slips.\n${slips.map(sentenceOf).join("\n")}`,
    );
  return [...changed];
}
