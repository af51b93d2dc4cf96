import { readFileSync } from "node:fs";
import { filesOf } from "../files.ts";

export interface Sample {
  file: string;
  line: number;
  what: string;
}

/** What marks content that the owner still has to replace, with the words it is reported in. */
const signs: [pattern: RegExp, what: string][] = [
  [/\bsample: true\b/, "sample person or quote"],
  [/\bname: "Tidemark Pacific"/, "working name of the agency"],
  [/\+44 20 7946|\+677 7400 123/, "sample telephone number"],
  [/@[\w-]+\.example\b/, "sample e-mail address"],
  [/https:\/\/[\w.-]+\.example\b/, "sample address of another site"],
  [/\bid = "contacts"/, "KV namespace that is not created yet"],
];

/** Sample content in one file's text. */
export function samplesIn(file: string, text: string): Sample[] {
  return text
    .split("\n")
    .flatMap((content, index) =>
      signs.filter(([pattern]) => pattern.test(content)).map(([, what]) => ({ file, line: index + 1, what })),
    );
}

/** All sample content of the project, by file and line. */
export function findSamples(): Sample[] {
  const files = [...filesOf("content/**/*.ts").filter((file) => !file.endsWith(".test.ts")), "wrangler.toml"];
  return files.toSorted().flatMap((file) => samplesIn(file, readFileSync(file, "utf8")));
}
