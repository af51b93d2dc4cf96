/** What is wrong with the lines of a record's picture, in words for somebody who writes texts. */
import { pictureName } from "./pictures/look.ts";

type Path = readonly PropertyKey[];

/** Where a record's picture begins that `path` leads to or into: at `image`, or at an entry of `images`. */
export function picturePlace(path: Path): Path | undefined {
  if (path[0] === "image") return path.slice(0, 1);
  return path[0] === "images" && path.length > 1 ? path.slice(0, 2) : undefined;
}

/**
 * What is wrong with `value`, which stands where a record has its picture, and at which place in the file; undefined
 * when it is neither a photograph taken for a drawing nor the other way round.
 */
export function explainImage(path: Path, value: unknown): { path: Path; what: string } | undefined {
  if (typeof value === "string") {
    if (!pictureName.test(value)) return undefined;
    const what = `the picture needs two lines of its own. Write "image:" and below it, two spaces further in, "file: ${value}" and "alt: ..." with what it shows.`;
    return { path, what };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { file, name } = value as { file?: unknown; name?: unknown };
  const drawn = ["name", "subject"].filter((key) => key in value);
  if (file !== undefined && drawn.length > 0) {
    const lines = drawn.map((key) => `"${key}"`).join(" and ");
    const [what, leave] =
      drawn.length > 1
        ? [`${lines} belong`, `the lines ${lines}`]
        : [`${lines} belongs`, `the line ${lines}`];
    return {
      path: [...path, drawn[0] ?? "name"],
      what: `${what} to a drawing, and this picture is a file of yours. Leave out ${leave}.`,
    };
  }
  if (typeof name === "string" && pictureName.test(name)) {
    const rest = "subject" in value ? ', and leave out the line "subject"' : "";
    return {
      path: [...path, "name"],
      what: `"name" is for the drawings of this site, and "${name}" is a picture of yours. Write "file: ${name}" in its place${rest}.`,
    };
  }
  return undefined;
}
