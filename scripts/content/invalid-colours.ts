import { existsSync, readFileSync } from "node:fs";
import type { ContentIssue } from "./issue.ts";

const file = "content/colours.ts";

/** An issue for each text in `content/colours.ts` that stands where a colour should and is not written as #rrggbb. */
export function invalidColours(text = existsSync(file) ? readFileSync(file, "utf8") : ""): ContentIssue[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/(?<=[:[,(]\s*)"([^"]+)"(?!:)/g)].flatMap(([, colour = ""]) => {
      if (/^#[\da-f]{6}$/i.test(colour)) return [];
      const what = `"${colour}" is no colour. Write # and six of the digits 0 to 9 and a to f: "#1034c6".`;
      return { file, line: index + 1, what };
    }),
  );
}
