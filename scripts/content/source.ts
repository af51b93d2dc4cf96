/** Reads one content file: YAML, or Markdown with YAML between `---` lines at its head. */
import type { ProseSection } from "../../content/schema.ts";
import { sectionsOf } from "./markdown.ts";
import { parseYaml, type Source } from "./yaml.ts";

/**
 * Parses `text`; whatever is wrong with its form is among the issues. Line ends of Windows and a byte order mark are
 * nobody's issue and are read over.
 */
export function parseSource(text: string, format: "yaml" | "markdown"): Source {
  const lines = text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const what = unreadable(lines) ?? (format === "markdown" ? headless(lines) : undefined);
  if (what) return { data: {}, issues: [{ line: 1, what }], lineOf: () => 1 };
  if (format === "yaml") return parseYaml(lines, 1);
  const [, head = "", body = ""] = frontMatter.exec(lines) ?? [];
  const source = parseYaml(head, 2);
  const { sections, issues, lineOf } = sectionsOf(body, head.split("\n").length + 3);
  return {
    data: { ...source.data, sections: sections satisfies ProseSection[] },
    issues: source.issues.length > 0 ? source.issues : issues,
    lineOf: (path) => (path[0] === "sections" ? lineOf(path.slice(1)) : source.lineOf(path)),
  };
}

const frontMatter = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)([^]*)$/;

/** What is wrong with a file that is no text of ours at all. */
function unreadable(text: string): string | undefined {
  if (text.trim() === "") {
    return "the file is empty. Copy another file of the folder into it and change that, or delete this one.";
  }
  if (/\0|\uFFFD/.test(text)) {
    return 'the file is saved in a form whose letters cannot be read. Save it again with the encoding "UTF-8".';
  }
  return undefined;
}

/** What is wrong with a Markdown file whose head is not between two lines of `---`. */
function headless(text: string): string | undefined {
  if (frontMatter.test(text)) return undefined;
  return /^---[ \t]*\n/.test(text)
    ? 'the block at the head of the file is not closed. Put a line "---" under its last line.'
    : 'the file does not begin with a block between two lines of "---". Copy that block from another file of the folder.';
}
