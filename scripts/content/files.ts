/** The files of `content/`, before any is parsed. */
import { globSync, readFileSync, statSync } from "node:fs";

export interface ContentFiles {
  /** Texts by their path below `content/`: `articles/building-for-2g.md`. */
  texts: ReadonlyMap<string, string>;
  /** Paths of all files, read or not. */
  paths: readonly string[];
}

/** Files that are read as text, even where their ending is the wrong one. */
const textual = /\.(?:ya?ml|md|markdown)$/i;
/** Code, generated files, measurements, and what operating systems leave behind. */
const ours = /^generated(?:\/|$)|^images\.json$|\.ts$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/;

/** Everything that people put into `root`; of pictures only the paths. */
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
