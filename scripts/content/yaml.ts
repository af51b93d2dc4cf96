/** Parses YAML. Errors are described by the library, and what to do about them here. */
import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { LineIssue } from "./issue.ts";

/** The fields of a file by name. */
export type Fields = Record<string, unknown>;

export interface Source {
  data: Fields;
  issues: LineIssue[];
  /** Line of the value at `path`, or of the nearest one around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const inQuotes =
  'Write the text between straight double quotation marks, with \\" for those within, and a space from the keyboard after the colon: name: "...".';
const indent = "Begin the line with as many spaces as its neighbours have.";
const remedies: Readonly<Record<string, string>> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: `${indent} A text with a colon in it needs quotation marks: name: "...".`,
  DUPLICATE_KEY: "Remove one of the two lines.",
  TAB_AS_INDENT: indent,
};

/** @param firstLine number of the first line of `text` in its file */
export function parseYaml(text: string, firstLine: number): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const issues: LineIssue[] = [];
  // Further errors mostly follow from the first.
  const [error] = document.errors;
  if (error) {
    const what = `${error.message}. ${remedies[error.code] ?? inQuotes}`;
    issues.push({ line: lineAt(offsetOfError(document)), what });
  } else if (isMap(document.contents))
    issues.push(...cutTexts(document, text).map((offset) => ({ line: lineAt(offset), what: cutText })));
  else {
    const what = 'the file has no "name: value" lines. Copy another file of the folder and change it.';
    issues.push({ line: firstLine, what });
  }
  return {
    data: issues.length > 0 ? {} : (document.toJS() as Fields),
    issues,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** The place to fix: YAML notices an unclosed quotation mark where the file ends, a deeper indent one line above. */
function offsetOfError({ errors, contents }: Document.Parsed): number {
  const { code = "", pos: [noticed] = [0, 0] } = errors[0] ?? {};
  let offset = noticed;
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    offset = Math.max(...errors.filter(({ pos }) => pos[0] === noticed).map(({ pos }) => pos[1] - 1));
  if (code === "MISSING_CHAR")
    visit(contents, {
      Scalar(_key, { range }) {
        if (range && range[0] <= noticed && noticed <= range[2]) offset = range[0];
      },
    });
  return offset;
}

const cutText = `"#", "*", "&" and "!" have a meaning in YAML, and visitors would not see all of the text. ${inQuotes}`;

/** Where YAML takes words of a text for a comment, an alias, an anchor or a tag, and would drop them. */
function cutTexts(document: Document, text: string): number[] {
  const offsets: number[] = [];
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const isCut = isScalar(node) && node.type === "PLAIN" && typeof node.value === "string";
      if (isAlias(node) || node.anchor || node.tag || (isCut && /^[ \t]+#/.test(text.slice(end))))
        offsets.push(start);
    },
  });
  return offsets;
}

/** Where the name at `path` is, or the entry of a list, or the nearest of those around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const name = path.at(-1);
  if (name === undefined) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
  const found = pair ? pair.key : document.getIn(path, true);
  return isNode(found) && found.range ? found.range[0] : offsetOf(document, path.slice(0, -1));
}
