/** Parses Markdown into the blocks that `app/ui/prose.tsx` shows. Anything else is refused with its line. */
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { z } from "zod";
import type { Inline } from "../../content/schema.ts";
import type { blockSchema, proseSectionSchema } from "../../content/schema/prose.ts";
import { linkRemedy } from "../../content/schema/fields.ts";
import type { LineIssue } from "./issue.ts";
import { pictureName } from "./pictures/look.ts";
import { parseYaml, type Source } from "./yaml.ts";

/**
 * The sections of a text: each second-level heading begins one.
 *
 * @param firstLine number of the text's first line in its file
 */
export function sectionsOf(text: string, firstLine: number): MarkdownText {
  const issues = new Map<string, LineIssue>();
  const sections: ProseSection[] = [];
  /** What sections and their blocks were made from. */
  const origins: { first: RootContent; blocks: { node: RootContent; drawing?: Source }[] }[] = [];
  const lineAt = (node: Nodes) => firstLine - 1 + (node.position?.start.line ?? 1);
  const refuse = (node: Nodes, what: string) =>
    issues.set(`${lineAt(node)} ${what}`, { line: lineAt(node), what });
  for (const node of fromMarkdown(text).children) {
    const isHeading = node.type === "heading" && node.depth === 2;
    if (isHeading || sections.length === 0) {
      sections.push(isHeading ? { heading: plain(node.children), blocks: [] } : { blocks: [] });
      origins.push({ first: node, blocks: [] });
    }
    if (isHeading) continue;
    // A fenced block of code whose language is `drawing` holds YAML, whose fields the schema checks.
    const isDrawing = node.type === "code" && node.lang === "drawing";
    const drawing = isDrawing ? parseYaml(node.value, lineAt(node) + 1) : undefined;
    for (const issue of drawing?.issues ?? []) issues.set(issue.what, issue);
    const block = drawing ? ({ drawing: drawing.data } as Block) : blockOf(node, refuse);
    if (!block) continue;
    sections.at(-1)?.blocks.push(block);
    origins.at(-1)?.blocks.push({ node, drawing });
  }
  return {
    sections,
    issues: [...issues.values()],
    lineOf: ([section, , block, , entry, ...within]) => {
      const { first, blocks = [] } = origins[Number(section)] ?? {};
      const { node = first, drawing } = blocks[Number(block)] ?? {};
      if (drawing) return drawing.lineOf(entry === undefined ? [] : [entry, ...within]);
      const item = node?.type === "list" ? node.children[Number(entry)] : undefined;
      return node ? lineAt(item ?? node) : firstLine;
    },
  };
}

type Block = z.infer<typeof blockSchema>;
type ProseSection = z.infer<typeof proseSectionSchema>;

interface MarkdownText {
  sections: ProseSection[];
  issues: LineIssue[];
  /** Line of what stands at `path` in the sections. */
  lineOf: Source["lineOf"];
}

type Refuse = (node: Nodes, what: string) => void;

function blockOf(node: RootContent, refuse: Refuse): Block | undefined {
  if (node.type === "paragraph") {
    const [only, ...rest] = node.children;
    if (only?.type === "image" && rest.length === 0)
      return { image: { name: only.url.replaceAll("%20", " "), alt: only.alt ?? "" } };
    return simplified(inlinesOf(node.children, refuse));
  }
  if (node.type === "list") {
    const items = node.children.map((item) => {
      const [only, ...rest] = item.children;
      if (only?.type !== "paragraph" || rest.length > 0) {
        refuse(item, "an entry of the list holds more than one paragraph. Write each entry as one line.");
      }
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
  refuse(node, refusals[node.type] ?? refusals.other);
  return undefined;
}

/** What to do instead of a kind of Markdown that is not shown. */
const refusals: Partial<Record<RootContent["type"], string>> & { other: string } = {
  other:
    "a text cannot show this kind of Markdown. Write paragraphs, lists, headings, **bold**, *emphasis* and links.",
  heading:
    'this heading is not of the second level, the only one a text has. Begin the line with two signs: "## ".',
  html: "there is an HTML tag, which would not be shown. Remove it; for weight write **bold** or *emphasis*, for a link [words](/contact).",
  code: "the line begins with four spaces or a tab, or is a block of code, which would not be shown. Remove what stands before the words.",
  inlineCode: "the words stand between backticks (`), which are not shown. Use quotation marks or nothing.",
  blockquote: 'the line begins with ">", which is not shown. Write the words between quotation marks.',
  thematicBreak:
    'there is a horizontal line, which is not shown. Begin a section with a heading ("## ") instead.',
  break:
    "two spaces or a backslash stand at the end of the line. Remove them; a new paragraph follows an empty line.",
  image: "a picture stands among words. Give it a line of its own, with an empty line before and after it.",
};

/** Marks that are not quite Markdown, and so would be read as words, each with its sentence. */
const strayMarks: readonly [mark: RegExp, sentence: string][] = [
  [
    // Markdown takes no address with spaces, and shows the whole line as words.
    /!\[[^\]]*\]\([^)]* [^)]*\)/,
    "the picture's name has spaces in it, so that it is read as words. Rename the file without spaces, as in boat.jpg, and write that name.",
  ],
  [
    /!\[[^\]]*\]\(/,
    "a picture is not closed, so that visitors read its name. Put a ) after the name: ![what it shows](boat.jpg).",
  ],
  [
    /\[[^\]]*\]\(/,
    "a link is not closed, so that visitors read its address. Put a ) after the address, without spaces in it: [words](/contact).",
  ],
  [
    /\[[^\]]*\]\s+\((?:\/|https?:|www\.)|\([^()]*\)\[|\[[^\]]*\((?:\/|https?:|www\.)|\]\((?:\/|https?:)/,
    "a link is not written as one, so that visitors read its signs. Write the words between [ ] and the address right after them between ( ): [words](/contact).",
  ],
  [/\[\^\w+\]/, "a footnote would be read as it stands. Say it in the text, or between commas."],
  [
    /\*\*|__/,
    "two stars or underscores stand alone, so that visitors read them. Put two before and two after the words, without spaces between: **words**.",
  ],
  [/~~/, "two tildes (~~) stand in the text, so that visitors read them. Remove them, or the words between."],
  [
    /^#+(?=[^\s#])/,
    'there is no space after "##", so that visitors read the signs. Put one there: "## Heading".',
  ],
  [
    /^\|.*\|/,
    "a text has no tables of its own, and visitors would read the lines. Write a list, or a sentence for each row.",
  ],
  [
    /\b(?:https?:\/\/|www\.)\S/,
    "an address stands among the words, where nobody can press it. Make a link of it: [words](https://...).",
  ],
];

function inlinesOf(nodes: readonly PhrasingContent[], refuse: Refuse): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        const stray = strayMarks.find(([mark]) => mark.test(node.value));
        if (stray) refuse(node, stray[1]);
        return [node.value.replaceAll(/\s*\n\s*/g, " ")];
      case "link":
        if (node.children.length === 0)
          refuse(node, "a link has no words. Write what visitors read between [ and ]: [words](/contact).");
        // Pictures lie beside the text; a path from the root is a file that the site serves.
        else if (pictureName.test(node.url) && !node.url.startsWith("/"))
          refuse(
            node,
            `a picture is written as a link. Put an exclamation mark before it: ![what it shows](${node.url}).`,
          );
        else if (!/^(?:\/|https:\/\/)\S*$/.test(node.url))
          refuse(node, `the link leads to "${node.url}", which is no address. ${linkRemedy}`);
        return [{ text: plain(node.children), href: node.url }];
      case "strong":
        return [{ strong: plain(node.children) }];
      case "emphasis":
        return [{ em: plain(node.children) }];
      default:
        refuse(node, refusals[node.type] ?? refusals.other);
        return [];
    }
  });
}

/** A paragraph without any markup is its text. */
function simplified(inlines: Inline[]): string | Inline[] {
  return inlines.every((inline) => typeof inline === "string") ? inlines.join("") : inlines;
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ("value" in node ? node.value : "children" in node ? plain(node.children) : ""))
    .join("");
}
