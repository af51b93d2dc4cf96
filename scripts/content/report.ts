/** The content check as a pull request shows it: on the lines it speaks of, and as one comment. */
import type { ContentIssue } from "./issue.ts";

/**
 * A line that GitHub shows at the file's line in a pull request (a workflow command).
 *
 * @param level `error` for what has to be mended, `warning` for what is not confirmed
 */
function annotationOf(level: "error" | "warning", { file, line, what }: ContentIssue): string {
  return `::${level} file=${escaped(file, /[%\r\n:,]/g)},line=${line}::${escaped(what, /[%\r\n]/g)}`;
}

/** GitHub's own escapes: the sign's code in two hexadecimal digits. */
function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/**
 * The annotations of a check that runs on GitHub; none elsewhere. What is not confirmed is told of the files that the
 * pull request changes alone.
 */
export function annotationsOf(
  issues: readonly ContentIssue[],
  open: readonly ContentIssue[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  if (environment["GITHUB_ACTIONS"] !== "true") return [];
  return [
    ...issues.map((issue) => annotationOf("error", issue)),
    ...inChangedFiles(open, environment).map((entry) => annotationOf("warning", entry)),
  ];
}

/** Of `entries`, those in the files that the pull request changes: `CHANGED_FILES`, one a line. */
export function inChangedFiles(
  entries: readonly ContentIssue[],
  environment: Readonly<Record<string, string | undefined>>,
): ContentIssue[] {
  const changed = environment["CHANGED_FILES"]?.split("\n") ?? [];
  return entries.filter(({ file }) => changed.includes(file));
}

/** More are only counted: GitHub refuses comments above 65,536 characters. */
const most = 100;

/**
 * The comment of a pull request in Markdown: where its preview is, and what nobody has confirmed in its files.
 *
 * @param address of the preview
 */
export function commentOf(
  address: string,
  issues: readonly ContentIssue[],
  open: readonly ContentIssue[],
): string {
  return [
    `**Preview:** ${address}`,
    ...section("To be mended", issues),
    ...section(
      "Not confirmed: tagged “sample” on the preview; nothing is deployed to production until it is",
      open,
    ),
    ...(issues.length + open.length === 0 ? ["The texts of this pull request have nothing to mend."] : []),
  ].join("\n\n");
}

function section(heading: string, entries: readonly ContentIssue[]): string[] {
  if (entries.length === 0) return [];
  const items = entries.slice(0, most).map(({ file, line, what }) => `- \`${file}\`, line ${line}: ${what}`);
  if (entries.length > most) items.push(`- and ${entries.length - most} more`);
  return [`**${heading}**`, items.join("\n")];
}
