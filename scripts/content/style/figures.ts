/** Figures about the language of the site, page by page: they say where to look, not what is wrong. */
import type { Source } from "../../../content/schema.ts";
import { claimsOf } from "../claims.ts";
import type { Document } from "../documents.ts";
import { type Passage, passagesOf, sentencesOf, wordsOf } from "./prose.ts";
import { longestSentence } from "./rules.ts";

export interface PageFigures {
  file: string;
  words: number;
  sentences: number;
  /** Sentences that hold a list of three or more, and of these words per sentence. */
  triads: number;
  contractions: number;
  long: number;
  /** Flesch reading ease of its sentences of six words and more; 60 to 70 is plain English. */
  flesch: number | undefined;
  claims: Record<Source, number>;
}

const triad = /[^,;:.!?]+,\s(?:[^\s,;:.!?]+\s){0,5}[^\s,;:.!?]+,?\s(?:and|or)\s[^\s,;:.!?]/;
const contraction =
  /\b\w+(?:n['’]t|['’](?:ll|ve|re|m|d))\b|\b(?:it|that|there|here|what|who|let|he|she)['’]s\b/gi;

/** The figures of one file. */
export function figuresOf(document: Document, now: number): PageFigures {
  const texts = passagesOf(document)
    .filter(({ path }) => path.at(-1) !== "alt" && path[0] !== "head")
    .map(({ text }: Passage) => text);
  const all = texts.flatMap(sentencesOf);
  const prose = all.filter((sentence) => wordsOf(sentence).length >= 6);
  const claims: Record<Source, number> = { spec: 0, owner: 0, sample: 0 };
  for (const { source } of claimsOf([document], now)) if (source) claims[source] += 1;
  return {
    file: document.file,
    words: wordsOf(texts.join(" ")).length,
    sentences: prose.length,
    triads: prose.filter((sentence) => triad.test(sentence)).length,
    contractions: texts.join(" ").match(contraction)?.length ?? 0,
    long: prose.filter((sentence) => wordsOf(sentence).length > longestSentence).length,
    flesch: fleschOf(prose),
    claims,
  };
}

function fleschOf(prose: readonly string[]): number | undefined {
  const words = prose.flatMap(wordsOf);
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return Math.round(206.835 - 1.015 * (words.length / prose.length) - 84.6 * (syllables / words.length));
}

/** By groups of vowels, a mute e at the end left out: near enough to compare pages. */
function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|[^aeiouy]e|ed)$/, "");
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Sentences of eight words and more that stand in two files. */
export function sharedSentences(documents: readonly Document[]): string[] {
  const seen = new Map<string, string>();
  return documents.flatMap((document) =>
    passagesOf(document).flatMap(({ text }) =>
      sentencesOf(text).flatMap((sentence) => {
        if (wordsOf(sentence).length < 8) return [];
        const first = seen.get(sentence);
        seen.set(sentence, first ?? document.file);
        return first && first !== document.file ? [`${first}, ${document.file}: ${sentence}`] : [];
      }),
    ),
  );
}

/** The figures of `documents` as a table for the terminal, with their sums. */
export function styleTable(documents: readonly Document[], now: number): string {
  const rows = documents.map((document) => figuresOf(document, now));
  const sum = (field: "words" | "sentences" | "triads" | "contractions" | "long") =>
    rows.reduce((total, row) => total + row[field], 0);
  const claims = (source: Source) => rows.reduce((total, row) => total + row.claims[source], 0);
  const total: PageFigures = {
    file: "all files",
    words: sum("words"),
    sentences: sum("sentences"),
    triads: sum("triads"),
    contractions: sum("contractions"),
    long: sum("long"),
    flesch: fleschOf(
      documents.flatMap((document) =>
        passagesOf(document)
          .filter(({ path }) => path.at(-1) !== "alt" && path[0] !== "head")
          .flatMap(({ text }) => sentencesOf(text))
          .filter((sentence) => wordsOf(sentence).length >= 6),
      ),
    ),
    claims: { spec: claims("spec"), owner: claims("owner"), sample: claims("sample") },
  };
  const head = ["file", "words", "triads", "contractions", "over 30", "Flesch", "spec/owner/sample"];
  const lines = [...rows, total].map((row) => [
    row.file.replace("content/", ""),
    String(row.words),
    `${row.triads}/${row.sentences}`,
    String(row.contractions),
    String(row.long),
    String(row.flesch ?? "-"),
    `${row.claims.spec}/${row.claims.owner}/${row.claims.sample}`,
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line.map((cell, column) => cell[column ? "padStart" : "padEnd"](widths[column] ?? 0)).join("  "),
    )
    .join("\n");
}
