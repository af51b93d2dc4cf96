/** Parses the YAML of `content/`. Errors are described by the library, and what to do about them here. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";

/** The fields of a file by name. */
export type Fields = Record<string, unknown>;
/** Where something is in them: `["images", 0, "alt"]`. */
export type Path = readonly PropertyKey[];

/** A file as it was read. */
export interface Source {
  data: Fields;
  issues: { line: number; what: string }[];
  /** The line of each name and of each entry of a list, by its path: `images.0.alt`. */
  lines: Map<string, number>;
}

/** Line of the value at `path`, or of the nearest one around it. */
export function lineOf({ lines }: Pick<Source, "lines">, path: Path): number {
  return lines.get(path.join(".")) ?? (path.length > 0 ? lineOf({ lines }, path.slice(0, -1)) : 1);
}

/** Every text, number and boolean in `entry`, with all the names on its path (`images.alt`), and what it is a field of. */
export function fieldsOf(
  entry: object,
  before: Path = [],
): { path: Path; names: string; name: string; around: string; value: unknown; entry: Fields }[] {
  return Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    const path = [...before, Array.isArray(entry) ? Number(name) : name];
    if (typeof value === "object" && value !== null) return fieldsOf(value, path);
    const names = path.filter((part) => typeof part === "string").join(".");
    return [{ path, names, name, around: String(before.at(-1)), value, entry: entry as Fields }];
  });
}

const inQuotes =
  'Write the text between straight double quotation marks, with \\" for those within, and a space from the keyboard after the colon: name: "...".';
const indent = "Begin the line with as many spaces as its neighbours have.";
const remedies: Readonly<Record<string, string>> = {
  BAD_INDENT: `${indent} An entry of a list begins with "- ".`,
  BLOCK_AS_IMPLICIT_KEY: `${indent} A text with a colon in it needs quotation marks: name: "...".`,
  DUPLICATE_KEY: "Remove one of the two lines, or put back the spaces before this one.",
  MULTILINE_IMPLICIT_KEY:
    'Write name: "...", with a colon and a space from the keyboard. A text that goes on in the next line begins there with two spaces.',
  TAB_AS_INDENT: indent,
};

const cutText = `"#", "*", "&" and "!" have a meaning in YAML, and visitors would not see all of the text. ${inQuotes}`;

/** @param text preceded by as many empty lines as its file has lines before it */
export function parseYaml(text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const { contents, errors } = document;
  const issues: Source["issues"] = [];
  const lines: Source["lines"] = new Map();
  const report = (offset: number, what: string) => issues.push({ line: counter.linePos(offset).line, what });
  let last = 0;
  const place = (node: unknown, path: string): void => {
    const entries: [place: unknown, name: string | number, value: unknown][] = isMap(node)
      ? node.items.map(({ key, value }) => [key, String(key), value])
      : (isSeq(node) ? node.items : []).map((item, index) => [item, index, item]);
    for (const [at, name, value] of entries) {
      if (isNode(at) && at.range) [last] = at.range;
      lines.set(`${path}${name}`, counter.linePos(last).line);
      place(value, `${path}${name}.`);
    }
  };
  place(contents, "");
  // Further errors mostly follow from the first.
  const [error] = errors;
  if (error) {
    const { code, message, pos } = error;
    // A deeper indent is noticed one line above, and an unclosed quotation mark where the file ends.
    const isAbove = code === "BLOCK_AS_IMPLICIT_KEY";
    const ends = errors.flatMap((other) => (isAbove && other.pos[0] === pos[0] ? other.pos[1] - 1 : []));
    const what = `${message}. ${remedies[code] ?? inQuotes}`;
    // After an empty value the place begins at the end of the line before.
    const shift = text.slice(pos[0]).search(/\S/);
    report(shift < 0 ? last : Math.max(pos[0] + shift, ...ends), what);
  } else if (isMap(contents))
    visit(document, {
      // Where YAML takes words of a text for a comment, an alias, an anchor or a tag, and would drop them.
      Node(_key, node) {
        const [start = 0, end = 0] = node.range ?? [];
        const isPlain = isScalar(node) && node.type === "PLAIN" && typeof node.value === "string";
        if (isAlias(node) || node.anchor || node.tag || (isPlain && /^[ \t]+#/.test(text.slice(end))))
          report(start, cutText);
      },
    });
  else
    report(
      text.search(/\S|$/),
      'the file has no "name: value" lines. Copy another file of the folder and change it.',
    );
  return { data: issues.length > 0 ? {} : (document.toJS() as Fields), issues, lines };
}
