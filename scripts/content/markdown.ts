/** Parses Markdown into the blocks that `app/drawings/prose.tsx` shows. Anything else is refused with its line. */
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { Inline } from "../../content/schema.ts";
import { pictureName } from "../files.ts";
import { parseYaml, type Source } from "./source.ts";

/** What a text may have in place of Markdown that is not shown. */
const forms =
  'Write paragraphs, lists ("- entry"), headings ("## Heading"), **bold**, *emphasis*, links ([words](/contact), [words](https://www.example.com)), and pictures on a line of their own (![what it shows](boat.jpg)).';

/** Marks that Markdown takes for words: strikes, half a link or emphasis, footnotes, tables, bullets, bare addresses. */
const strayMark =
  /~~|\*\*|__|!?\[[^\]]*\]\s*\(|\([^()]*\)\[|\[[^\]]*\((?:\/|https?:|www\.)|\]\((?:\/|https?:)|\[\^\w+\]|^#+(?=[^\s#])|(?<![^\n])(?:\|.*\||[•·▪◦‣](?=\s))|^\[[ xX]\](?=\s)|\b(?:https?:\/\/|www\.)\S+/;

/**
 * The sections of a text, whose fields the schema checks: each second-level heading begins one. What is wrong and the
 * lines of blocks go into `source`.
 *
 * @param text preceded by as many empty lines as its file has lines before it
 */
export function sectionsOf(text: string, { issues, lines }: Source): object[] {
  const sections: { heading?: string; blocks: unknown[] }[] = [];
  const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
  const refuse = (node: Nodes, what = `${node.type}: is not shown. ${forms}`) => {
    const line = lineOf(node);
    if (!issues.some((other) => other.line === line && other.what === what)) issues.push({ line, what });
    return [];
  };

  /** What shows `node`; nothing where it is refused. */
  function blocksOf(node: RootContent, place: string): unknown[] {
    // A fenced block of code whose language is `drawing` holds YAML.
    if (node.type === "code" && node.lang === "drawing") {
      const drawing = parseYaml("\n".repeat(lineOf(node)) + node.value);
      issues.push(...drawing.issues);
      for (const [path, line] of drawing.lines) lines.set(`${place}.drawing.${path}`, line);
      return [{ drawing: drawing.data }];
    }
    for (const [index, child] of ("children" in node ? node.children : []).entries())
      for (const around of ["", "list."]) lines.set(`${place}.${around}${index}`, lineOf(child));
    if (node.type === "paragraph") {
      const [only, ...rest] = node.children;
      if (only?.type === "image" && rest.length === 0)
        return [{ image: { name: only.url.replaceAll("%20", " "), alt: only.alt ?? "" } }];
      return [wordsOf(node.children)];
    }
    if (node.type !== "list") return refuse(node);
    const list = node.children.map((item) => {
      const [only, ...rest] = item.children;
      if (only?.type === "paragraph" && rest.length === 0) return wordsOf(only.children);
      return refuse(item, "an entry of the list has more than one paragraph. Write each entry as one line.");
    });
    return [{ ...(node.ordered && { ordered: true }), list }];
  }

  /** Words with what is in them; without any markup just a text. */
  function wordsOf(nodes: readonly PhrasingContent[]): string | Inline[] {
    const inlines = nodes.flatMap((node): Inline[] => {
      if (node.type === "strong") return [{ strong: toString(node) }];
      if (node.type === "emphasis") return [{ em: toString(node) }];
      if (node.type === "link") {
        // Pictures are beside the text; a path from the root is a file that the site serves.
        if (pictureName.test(node.url) && !node.url.startsWith("/"))
          refuse(node, `this is a link to a picture. Write ![what it shows](${node.url}).`);
        return [{ text: toString(node), href: node.url }];
      }
      if (node.type !== "text") return refuse(node);
      const [stray] = strayMark.exec(node.value) ?? [];
      if (stray) refuse(node, `visitors would read "${stray}" as it is typed. ${forms}`);
      return [node.value.replaceAll(/\s*\n\s*/g, " ")];
    });
    return inlines.every((inline) => typeof inline === "string") ? inlines.join("") : inlines;
  }

  for (const node of fromMarkdown(text).children) {
    const heading = node.type === "heading" && node.depth === 2 ? toString(node) : undefined;
    // Its anchor would be there twice.
    if (heading !== undefined && sections.some((section) => section.heading === heading))
      refuse(node, "heading: is the same as one above. Write another here.");
    if (heading !== undefined || sections.length === 0) {
      lines.set(`sections.${sections.length}`, lineOf(node));
      sections.push({ heading, blocks: [] });
    }
    if (heading !== undefined) continue;
    const { blocks } = sections.at(-1)!;
    const place = `sections.${sections.length - 1}.blocks.${blocks.length}`;
    lines.set(place, lineOf(node));
    blocks.push(...blocksOf(node, place));
  }
  return sections;
}
