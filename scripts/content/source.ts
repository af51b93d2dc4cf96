/** Parses the YAML of `content/`. Errors are described by the library, and what to do about them here. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

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
const remedy = `Begin the line with as many spaces as its neighbours have, and an entry of a list with "- ". ${inQuotes}`;
const twice = "Remove one of the two lines, or put back the spaces before this one.";
const cutText = `"#", "*", "&" and "!" have a meaning in YAML, and visitors would not see all of the text. ${inQuotes}`;

/** The fields of the YAML in `text` and the line of each, or what is wrong with it. */
export function parseYaml(text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const issues: Source["issues"] = [];
  const lines: Source["lines"] = new Map();
  const report = (offset: number, what: string) => issues.push({ line: counter.linePos(offset).line, what });
  let last = 0;
  const walk = (node: unknown, path: string): void => {
    const entries: [place: unknown, name: string | number, value: unknown][] = isMap(node)
      ? node.items.map(({ key, value }) => [key, String(key), value])
      : (isSeq(node) ? node.items : []).map((item, index) => [item, index, item]);
    for (const [at, name, value] of entries) {
      if (isNode(at) && at.range) [last] = at.range;
      lines.set(`${path}${name}`, counter.linePos(last).line);
      if (document.errors.length === 0 && isCut(value, text)) report(last, cutText);
      walk(value, `${path}${name}.`);
    }
  };
  walk(document.contents, "");
  // Further errors mostly follow from the first.
  const [error, next] = document.errors;
  if (error) {
    const { code, message, pos } = error;
    // A deeper indent is noticed one line above.
    const isAbove = code === "BLOCK_AS_IMPLICIT_KEY" && next?.pos[0] === pos[0];
    const start = isAbove ? next.pos[1] - 1 : pos[0];
    // After an empty value the error is placed on the line before; an unclosed quotation mark is noticed at the end.
    const shift = text.slice(start).search(/\S/);
    report(shift < 0 ? last : start + shift, `${message}. ${code === "DUPLICATE_KEY" ? twice : remedy}`);
  } else if (!isMap(document.contents))
    report(
      text.search(/\S|$/),
      'the file is empty, or has no "name: value" lines (between two lines of "---", if it ends in .md). Begin it like another file of the folder, or delete it.',
    );
  return { data: issues.length > 0 ? {} : (document.toJS() as Fields), issues, lines };
}

/** Whether YAML takes words of the text `node` for a comment, an alias, an anchor or a tag, and would drop them. */
function isCut(node: unknown, text: string): boolean {
  if (!isNode(node) || isAlias(node)) return isAlias(node);
  const isPlain = isScalar(node) && node.type === "PLAIN" && typeof node.value === "string";
  return Boolean(node.anchor ?? node.tag) || (isPlain && /^[ \t]+#/.test(text.slice(node.range?.[1])));
}
