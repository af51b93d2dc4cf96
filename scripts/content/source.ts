/** Parses the files of `content/`. Errors are described by the library, and what to do about them here. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";

/** The fields of a file by name. */
export type Fields = Record<string, unknown>;

/** A file as it was read. */
export interface Source {
  data: Fields;
  issues: { line: number; what: string }[];
  /** The line of each name and of each entry of a list, by its path: `images.0.alt`. */
  lines: Map<string, number>;
}

/** Line of the value at `path`, or of the nearest one around it. */
export function lineOf({ lines }: Pick<Source, "lines">, path: readonly PropertyKey[]): number {
  return lines.get(path.join(".")) ?? (path.length > 0 ? lineOf({ lines }, path.slice(0, -1)) : 1);
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
const cutText = `"#", "*", "&" and "!" have a meaning in YAML, and visitors would not see all of the text. ${inQuotes}`;

/** Parses YAML. @param text preceded by as many empty lines as its file has lines before it */
export function parseYaml(text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const source: Source = { data: {}, issues: [], lines: new Map() };
  const { issues, lines } = source;
  const place = (node: unknown, path: string): void => {
    const entries: [place: unknown, name: string | number, value: unknown][] = isMap(node)
      ? node.items.map(({ key, value }) => [key, String(key), value])
      : (isSeq(node) ? node.items : []).map((item, index) => [item, index, item]);
    for (const [at, name, value] of entries) {
      if (isNode(at) && at.range) lines.set(`${path}${name}`, lineAt(at.range[0]));
      place(value, `${path}${name}.`);
    }
  };
  place(document.contents, "");
  // Further errors mostly follow from the first.
  const [error] = document.errors;
  if (error) {
    const { code, message, pos } = error;
    const together = document.errors.filter((other) => other.pos[0] === pos[0]);
    // A deeper indent is noticed one line above, and an unclosed quotation mark where the file ends.
    const isAbove = code === "BLOCK_AS_IMPLICIT_KEY";
    const offset = isAbove ? Math.max(...together.map((other) => other.pos[1] - 1)) : pos[0];
    const line = offset < text.length ? lineAt(offset) : Math.max(1, ...lines.values());
    issues.push({ line, what: `${message}. ${remedies[code] ?? inQuotes}` });
  } else if (!isMap(document.contents)) {
    const what = 'the file has no "name: value" lines. Copy another file of the folder and change it.';
    issues.push({ line: lineAt(text.search(/\S|$/)), what });
  }
  if (!error)
    visit(document, {
      // Words that YAML takes for a comment, an alias, an anchor or a tag, and would drop.
      Node(_key, node) {
        const [start = 0, end = 0] = node.range ?? [];
        const isPlain = isScalar(node) && node.type === "PLAIN" && typeof node.value === "string";
        if (isAlias(node) || node.anchor || node.tag || (isPlain && /^[ \t]+#/.test(text.slice(end))))
          issues.push({ line: lineAt(start), what: cutText });
      },
    });
  if (issues.length === 0) source.data = document.toJS() as Fields;
  return source;
}
