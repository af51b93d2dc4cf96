/** The files of `content/` as they lie there, before anything is read from them. */
import { globSync, readFileSync, statSync } from "node:fs";

export interface ContentFiles {
  /** Texts by their path below `content/`: `articles/building-for-2g.md`. */
  texts: ReadonlyMap<string, string>;
  /** Paths of all files, read or not. */
  paths: readonly string[];
}

/** Endings whose files are read as text, whether or not they are the right ones. */
const textual = /\.(?:ya?ml|md|markdown)$/i;
/** Code, made files, measurements, and what operating systems leave behind. */
const ours =
  /^(?:generated|measured)(?:\/|$)|^images\.json$|\.ts$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/;

/** Everything that people put into `root`. Pictures are listed; `scripts/content` reads their names alone. */
export function readFiles(root: string): ContentFiles {
  const paths = globSync("**/*", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !ours.test(path) && statSync(`${root}/${path}`, { throwIfNoEntry: false })?.isFile())
    .toSorted();
  const texts = new Map(
    paths.filter((path) => textual.test(path)).map((path) => [path, readFileSync(`${root}/${path}`, "utf8")]),
  );
  return { texts, paths };
}
