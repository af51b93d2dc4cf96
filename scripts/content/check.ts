/** What `npm run content -- check` finds in the files of `content/`. */
import { type Document, issueAt, readDocuments } from "./documents.ts";
import { type ContentFiles, readFiles } from "./files.ts";
import { type Look, lookAtPictures } from "./pictures/look.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { referenceIssues } from "./references.ts";
import type { ContentIssue } from "./issue.ts";

/** The files in `root`, and what is wrong with them and with their pictures. */
export async function checkFolder(root: string): Promise<{ files: ContentFiles; issues: ContentIssue[] }> {
  const files = readFiles(root);
  return { files, issues: issuesOf(files, await lookAtPictures(root, files.paths)) };
}

/**
 * What is wrong with the files, apart from who confirms what they say.
 *
 * @param looks what the pictures are; one without is judged by its name alone
 * @param now epoch milliseconds
 */
export function issuesOf(
  files: ContentFiles,
  looks: ReadonlyMap<string, Look> = new Map(),
  now = Date.now(),
): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return issues;
  return [
    ...referenceIssues(documents),
    ...duplicates(documents),
    ...documents.flatMap((document) => dateIssue(document, now)),
    ...pictureIssues(documents, files.paths, looks),
  ];
}

/** Records with one place in the order of their folder, and pages with the same title or description. */
function duplicates(documents: readonly Document[]): ContentIssue[] {
  const taken = new Map<string, string>();
  return documents.flatMap((document) => {
    const { file, kind, data } = document;
    const head = Object.entries(data["head"] ?? {}).map(
      ([name, text]) => [["head", name], name, text] as const,
    );
    const places = ["order", "tour"].map((name) => [[name], `${kind.folder} ${name}`, data[name]] as const);
    return [...head, ...places].flatMap(([path, scope, value]) => {
      const key = `${scope} ${String(value)}`;
      const other = value === undefined ? undefined : taken.get(key);
      if (other === undefined) taken.set(key, file);
      return other === undefined
        ? []
        : issueAt(document, path, `${path.at(-1)} is the same as in ${other}. Write another here.`);
    });
  });
}

/** Texts that are dated in the future, and articles that were changed before publication. */
function dateIssue(document: Document, now: number): ContentIssue[] {
  const { published = "", updated = "" } = document.data as { published?: string; updated?: string };
  // It may have begun elsewhere.
  const tomorrow = new Date(now + 86_400_000).toISOString().slice(0, 10);
  const late = Object.entries({ published, updated }).find(([, day]) => day > tomorrow);
  if (late)
    return issueAt(
      document,
      [late[0]],
      `${late[1]} is in the future, and nothing waits for the day. Write an earlier one.`,
    );
  if (updated === "" || updated >= published) return [];
  return issueAt(
    document,
    ["updated"],
    `the last change is before the publication. Write ${published} or a later day.`,
  );
}
