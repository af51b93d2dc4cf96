/** What `npm run content -- check` finds in the files of `content/`. */
import { type Document, issueAt, readDocuments } from "./documents.ts";
import { fieldValues } from "./field-values.ts";
import { type ContentFiles, readFiles } from "./files.ts";
import { type Look, inspectPictures } from "./pictures/look.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { referenceIssues } from "./references.ts";
import type { ContentIssue } from "./issue.ts";

/** The files in `root`, and what is wrong with them and with their pictures. */
export async function checkFolder(root: string): Promise<{ files: ContentFiles; issues: ContentIssue[] }> {
  const files = readFiles(root);
  return { files, issues: issuesOf(files, await inspectPictures(root, files.paths)) };
}

/**
 * What is wrong with the files, apart from who confirms what they say.
 *
 * @param looks what the pictures are; one without is judged by its name alone
 */
export function issuesOf(files: ContentFiles, looks: ReadonlyMap<string, Look> = new Map()): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return issues;
  return [
    ...referenceIssues(documents),
    ...duplicates(documents),
    ...documents.flatMap(dayIssue),
    ...pictureIssues(documents, files.paths, looks),
  ];
}

/** Records with one place in the order of their folder, and pages with the same title or description. */
function duplicates(documents: readonly Document[]): ContentIssue[] {
  const taken = new Map<string, string>();
  return documents.flatMap((document) =>
    fieldValues(document.data).flatMap(({ path, value }) => {
      const name = String(path.at(-1));
      const isPlace = path.length === 1 && (name === "order" || name === "tour");
      if (!isPlace && !/head$/i.test(String(path.at(-2)))) return [];
      const key = [isPlace && document.kind.folder, name, value].join(" ");
      const other = taken.get(key);
      if (other === undefined) taken.set(key, document.file);
      return issueAt(document, path, other && `${name}: is the same as in ${other}. Write another here.`);
    }),
  );
}

/** An article that was changed before its publication. */
function dayIssue(document: Document): ContentIssue[] {
  const { published = "", updated = published } = document.data as { published?: string; updated?: string };
  const what = `updated: is before the publication. Write ${published} or a later day.`;
  return updated < published ? issueAt(document, ["updated"], what) : [];
}
