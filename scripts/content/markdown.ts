/** Parses Markdown into the blocks that `app/ui/prose.tsx` shows. Anything else is refused with its line. */
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { z } from "zod";
import type { Inline } from "../../content/schema.ts";
import type { blockSchema, proseSectionSchema } from "../../content/schema/prose.ts";
import { pictureName } from "./pictures/look.ts";
import { parseYaml, type Source } from "./source.ts";

type Block = z.infer<typeof blockSchema>;
type ProseSection = z.infer<typeof proseSectionSchema>;
type Refuse = (node: Nodes, what: string) => void;

/**
 * The sections of a text: each second-level heading begins one. What is wrong and the lines of blocks go into `source`.
 *
 * @param text preceded by as many empty lines as its file has lines before it
 */
export function sectionsOf(text: string, { issues, lines }: Source): ProseSection[] {
  const sections: ProseSection[] = [];
  const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
  const refuse = (node: Nodes, what: string) => {
    const line = lineOf(node);
    if (!issues.some((other) => other.line === line && other.what === what)) issues.push({ line, what });
  };
  for (const node of fromMarkdown(text).children) {
    const isHeading = node.type === "heading" && node.depth === 2;
    if (isHeading || sections.length === 0) {
      lines.set(`sections.${sections.length}`, lineOf(node));
      sections.push(isHeading ? { heading: toString(node), blocks: [] } : { blocks: [] });
    }
    const blocks = sections.at(-1)?.blocks;
    if (isHeading || !blocks) continue;
    const place = `sections.${sections.length - 1}.blocks.${blocks.length}`;
    lines.set(place, lineOf(node));
    if (node.type === "code" && node.lang === "drawing") {
      // A fenced block of code whose language is `drawing` holds YAML, whose fields the schema checks.
      const drawing = parseYaml("\n".repeat(lineOf(node)) + node.value);
      issues.push(...drawing.issues);
      for (const [path, line] of drawing.lines) lines.set(`${place}.drawing.${path}`, line);
      blocks.push({ drawing: drawing.data } as Block);
      continue;
    }
    for (const [index, child] of ("children" in node ? node.children : []).entries())
      for (const around of ["", "list.", "links."]) lines.set(`${place}.${around}${index}`, lineOf(child));
    blocks.push(...blocksOf(node, refuse));
  }
  return sections;
}

/** The block that shows `node`; none where nothing does. */
function blocksOf(node: RootContent, refuse: Refuse): Block[] {
  if (node.type === "paragraph") {
    const [only, ...rest] = node.children;
    if (only?.type === "image" && rest.length === 0)
      return [{ image: { name: only.url.replaceAll("%20", " "), alt: only.alt ?? "" } }];
    return [simplified(inlinesOf(node.children, refuse))];
  }
  if (node.type !== "list") {
    refuse(node, `${node.type}: is not shown. ${forms}`);
    return [];
  }
  const items = node.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type === "paragraph" && rest.length === 0) return inlinesOf(only.children, refuse);
    refuse(item, "an entry of the list has more than one paragraph. Write each entry as one line.");
    return [];
  });
  const links = items.flatMap(([link, ...others]) =>
    typeof link === "object" && "href" in link && others.length === 0
      ? { label: link.text, href: link.href }
      : [],
  );
  if (links.length === items.length) return [{ links }];
  const list = items.map(simplified);
  return [node.ordered ? { ordered: true, list } : { list }];
}

/** What a text may have in place of Markdown that is not shown. */
const forms =
  'Write paragraphs, lists, headings ("## Heading"), **bold**, *emphasis*, links ([words](/contact), [words](https://www.example.com)), and pictures on a line of their own (![what it shows](boat.jpg)).';

/** Marks that Markdown takes for words: strikes, half a link or emphasis, footnotes, tables, bare addresses. */
const strayMark =
  /~~|\*\*|__|!?\[[^\]]*\]\s*\(|\([^()]*\)\[|\[[^\]]*\((?:\/|https?:|www\.)|\]\((?:\/|https?:)|\[\^\w+\]|^#+(?=[^\s#])|^\|.*\||\b(?:https?:\/\/|www\.)\S+/;

function inlinesOf(nodes: readonly PhrasingContent[], refuse: Refuse): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        const [stray] = strayMark.exec(node.value) ?? [];
        if (stray) refuse(node, `visitors would read "${stray}" as it is typed. ${forms}`);
        return [node.value.replaceAll(/\s*\n\s*/g, " ")];
      case "link":
        // Pictures are beside the text; a path from the root is a file that the site serves.
        if (pictureName.test(node.url) && !node.url.startsWith("/"))
          refuse(node, `this is a link to a picture. Write ![what it shows](${node.url}).`);
        return [{ text: toString(node), href: node.url }];
      case "strong":
        return [{ strong: toString(node) }];
      case "emphasis":
        return [{ em: toString(node) }];
      default:
        refuse(node, `${node.type}: is not shown. ${forms}`);
        return [];
    }
  });
}

/** A paragraph without any markup is its text. */
function simplified(inlines: Inline[]): string | Inline[] {
  return inlines.every((inline) => typeof inline === "string") ? inlines.join("") : inlines;
}
