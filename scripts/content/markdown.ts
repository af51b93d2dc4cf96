/** Parses Markdown into the blocks that `app/ui/prose.tsx` shows. Anything else is refused with its line. */
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { z } from "zod";
import type { Inline } from "../../content/schema.ts";
import type { blockSchema, proseSectionSchema } from "../../content/schema/prose.ts";
import type { LineIssue } from "./issue.ts";
import { pictureName } from "./pictures/look.ts";
import { parseYaml, type Source } from "./yaml.ts";

type Block = z.infer<typeof blockSchema>;
type ProseSection = z.infer<typeof proseSectionSchema>;
type Refuse = (node: Nodes, what: string) => void;

/**
 * The sections of a text: each second-level heading begins one.
 *
 * @param firstLine number of the text's first line in its file
 */
export function sectionsOf(
  text: string,
  firstLine: number,
): {
  sections: ProseSection[];
  issues: LineIssue[];
  /** Line of what is at `path` in the sections. */
  lineOf: Source["lineOf"];
} {
  const issues = new Map<string, LineIssue>();
  const sections: ProseSection[] = [];
  /** The line of each section, and of what is at a path in each of its blocks. */
  const places: { line: number; blocks: Source["lineOf"][] }[] = [];
  const lineAt = (node: Nodes) => firstLine - 1 + (node.position?.start.line ?? 1);
  const refuse = (node: Nodes, what: string) =>
    issues.set(`${lineAt(node)} ${what}`, { line: lineAt(node), what });
  for (const node of fromMarkdown(text).children) {
    const isHeading = node.type === "heading" && node.depth === 2;
    if (isHeading || sections.length === 0) {
      sections.push(isHeading ? { heading: toString(node), blocks: [] } : { blocks: [] });
      places.push({ line: lineAt(node), blocks: [] });
    }
    if (isHeading) continue;
    // A fenced block of code whose language is `drawing` holds YAML, whose fields the schema checks.
    const isDrawing = node.type === "code" && node.lang === "drawing";
    const drawing = isDrawing ? parseYaml(node.value, lineAt(node) + 1) : undefined;
    for (const issue of drawing?.issues ?? []) issues.set(issue.what, issue);
    const block = drawing ? ({ drawing: drawing.data } as Block) : blockOf(node, refuse);
    if (!block) continue;
    sections.at(-1)?.blocks.push(block);
    const children: readonly Nodes[] = "children" in node ? node.children : [];
    const childAt = (path: readonly PropertyKey[]) =>
      children[Number(path.find((part) => typeof part === "number"))];
    places
      .at(-1)
      ?.blocks.push((path) => (drawing ? drawing.lineOf(path.slice(1)) : lineAt(childAt(path) ?? node)));
  }
  return {
    sections,
    issues: [...issues.values()],
    lineOf: ([section, , block, ...within]) => {
      const { line = firstLine, blocks = [] } = places[Number(section)] ?? {};
      return blocks[Number(block)]?.(within) ?? line;
    },
  };
}

function blockOf(node: RootContent, refuse: Refuse): Block | undefined {
  if (node.type === "paragraph") {
    const [only, ...rest] = node.children;
    if (only?.type === "image" && rest.length === 0)
      return { image: { name: only.url.replaceAll("%20", " "), alt: only.alt ?? "" } };
    return simplified(inlinesOf(node.children, refuse));
  }
  if (node.type !== "list") {
    refuse(node, `${node.type}: is not shown. ${forms}`);
    return undefined;
  }
  const items = node.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type !== "paragraph" || rest.length > 0)
      refuse(item, "an entry of the list has more than one paragraph. Write each entry as one line.");
    return inlinesOf(only?.type === "paragraph" ? only.children : [], refuse);
  });
  const links = items.flatMap(([link, ...others]) =>
    typeof link === "object" && "href" in link && others.length === 0
      ? { label: link.text, href: link.href }
      : [],
  );
  if (links.length === items.length) return { links };
  return node.ordered ? { ordered: true, list: items.map(simplified) } : { list: items.map(simplified) };
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
