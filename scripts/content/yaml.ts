/** Parses YAML, and explains errors in its form to somebody who writes texts. */
import { LineCounter, parseDocument, type Document, isAlias, isMap, isNode, isScalar, visit } from "yaml";
import type { LineIssue } from "./issue.ts";

/** The fields of a file by name. */
export type Fields = Record<string, unknown>;

export interface Source {
  data: Fields;
  issues: LineIssue[];
  /** Line of the value at `path`, or of the nearest one around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** @param firstLine number of the first line of `text` in its file */
export function parseYaml(text: string, firstLine: number): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const issues: LineIssue[] = [];
  // Further errors mostly follow from the first.
  const [error] = document.errors;
  if (error) {
    const line = lineOfError(error.code, text, counter.linePos(error.pos[0]).line);
    issues.push({ line: line + firstLine - 1, what: explain(error.code, text.split("\n")[line - 1] ?? "") });
  } else if (isMap(document.contents)) issues.push(...cutTexts(document, text, at));
  else {
    const what = 'the file holds no "name: value" lines. Copy another file of the folder and change it.';
    issues.push({ line: firstLine, what });
  }
  return {
    data: issues.length > 0 ? {} : (document.toJS() as Fields),
    issues,
    lineOf: (path) => at(offsetOf(document, path)),
  };
}

/**
 * Texts without quotation marks of which YAML would drop words: those after a "#", which it takes for a comment, and a
 * first one with `*`, `&` or `!` (alias, anchor, tag).
 */
function cutTexts(document: Document, text: string, at: (offset: number) => number): LineIssue[] {
  const issues: LineIssue[] = [];
  visit(document, {
    Node(_key, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) {
        const line = text.slice(text.lastIndexOf("\n", start - 1) + 1);
        issues.push({ line: at(start), what: beginsWithSign(nameIn(line)) });
      } else if (isScalar(node) && node.type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) {
        if (typeof node.value !== "string") return;
        const what = `"#" begins a remark, so that visitors would read "${node.value}" alone. Put the whole text in quotation marks, or the remark on a line of its own.`;
        issues.push({ line: at(end), what });
      }
    },
  });
  return issues;
}

const nameIn = (line: string) => /^\s*(?:- )?([\w.-]+)\s*:/.exec(line)?.[1];

const beginsWithSign = (name = "name") =>
  `the text begins with a sign that has a meaning of its own. Put the text in quotation marks: ${name}: "...".`;

/** Where the name at `path` stands, or the entry of a list, or the nearest of those around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const name = path.at(-1);
  if (name === undefined) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
  const found = pair ? pair.key : document.getIn(path, true);
  return isNode(found) && found.range ? found.range[0] : offsetOf(document, path.slice(0, -1));
}

/** Whether `line` has an odd number of quotation marks. */
const isOdd = (line: string) => (line.replaceAll('\\"', "").match(/"/g)?.length ?? 0) % 2 === 1;

/** The line to fix: YAML notices an unclosed quotation mark only lines later. */
function lineOfError(code: string, text: string, noticed: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, noticed);
  const pasted = before.findLastIndex((line) => /^[ \t]*\u00a0/.test(line));
  if (pasted !== -1) return pasted + 1;
  if (/^(?:MISSING_CHAR|BAD_INDENT|UNEXPECTED_TOKEN)$/.test(code)) {
    const open = before.findLastIndex((line) => /^[^"]*:\s*"/.test(line) && isOdd(line));
    if (open !== -1) return open + 1;
  }
  const [line = "", following = ""] = lines.slice(noticed - 1);
  const indentOf = (own: string) => /^ *(?:- )?/.exec(own)?.[0].length ?? 0;
  const isDeeper = /^ +[\w.-]+:/.test(following) && indentOf(following) > indentOf(line);
  return isDeeper && !line.startsWith("\t") && /:\s+\S/.test(line) ? noticed + 1 : noticed;
}

function explain(code: string, line: string): string {
  const name = nameIn(line);
  if (code === "TAB_AS_INDENT" || /^\s*\t/.test(line)) {
    return "the line begins with a tab. Replace the tab by spaces, as many as its neighbours have.";
  }
  if (/^[ \t]*\u00a0/.test(line)) {
    return "the line begins with a non-breaking space, which looks like a plain one. Replace it with spaces from the keyboard.";
  }
  if (code === "DUPLICATE_KEY") return `"${name}" stands here for the second time. Remove one of the two.`;
  if (/:\s+[\u201c\u201d\u2018\u2019\u201e]/.test(line)) {
    return 'the text stands between curly quotation marks. Put straight ones (") around it.';
  }
  if (isOdd(line)) {
    return 'a quotation mark (") is opened in this line and not closed. Put one at the end of the text, and write \\" for those within.';
  }
  if (/^\s*(?:- )?[\w.-]+:\s.*:(?:\s|$)/.test(line)) {
    return `the text has a colon in it, which ends a name here. Put the whole text in quotation marks: ${name ?? "name"}: "...".`;
  }
  if (/^\s*(?:- )?[\w.-]+:\s+"[^"]*"\s*\S/.test(line)) {
    return 'words follow the closing quotation mark. Put the mark at the end, and write \\" for those within the text.';
  }
  if (/:\s+'[^']*'\s*\S/.test(line)) {
    return `the text stands between single quotation marks and has one in it. Put double ones (") around it.`;
  }
  if (/^\s*(?:- )?[\w.-]+:\u00a0/.test(line)) {
    return "a non-breaking space follows the colon, and looks like a plain one. Replace it with a space from the keyboard.";
  }
  if (/^\s*(?:- )?[\w.-]+:\S/.test(line)) return "there is no space after the colon. Put one there.";
  if (/^\s*(?:- )?[\w.-]+:\s+(?:[@`%&*!|>{}[\]]|[-?] )/.test(line)) return beginsWithSign(name);
  if (code === "IMPOSSIBLE" || !name) {
    return 'the line is neither "name: value" nor part of a text. Join it to the line above, or give it its name.';
  }
  return "the line is indented differently from its neighbours. Give it as many spaces as they have.";
}
