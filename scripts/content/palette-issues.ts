import { existsSync, readFileSync } from "node:fs";
import type { ContentIssue } from "./issue.ts";

const file = "content/colours.ts";

/** What stands for a colour in `content/colours.ts` and is none. */
export function paletteIssues(text = existsSync(file) ? readFileSync(file, "utf8") : ""): ContentIssue[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/(?<=[:[,(]\s*)"([^"]+)"(?!:)/g)].flatMap(([, colour = ""]) => {
      if (/^#[\da-f]{6}$/i.test(colour)) return [];
      const what = `"${colour}" is no colour. Write # and six of the digits 0 to 9 and a to f: "#1034c6".`;
      return [{ file, line: index + 1, what }];
    }),
  );
}
