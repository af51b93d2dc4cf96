import type { Editor } from "./editor.ts";

/** The row of a guide's table that begins with `what`. Throws when there is none. */
export function rowOf(guide: string, what: string): string {
  const row = guide.split("\n").find((line) => line.startsWith("|") && line.split("|")[1]?.trim() === what);
  if (!row) throw new Error(`No guide has a row for "${what}"`);
  return row.split("|").slice(2).join("|");
}

/** What `editor` did that the words of `row` do not tell, and the commands they tell of that it did not run. */
export function differences(row: string, { touched, commands }: Editor): string[] {
  const named = [...row.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words);
  const told = named.filter((words) => words.startsWith("npm run "));
  const places = named.filter((words) => !told.includes(words));
  return [
    ...[...touched]
      .filter((file) => !places.some((place) => leadsTo(place, file)))
      .map((file) => `${file} is not named`),
    ...commands
      .filter((command) => !told.some((words) => fits(words, command)))
      .map((command) => `"${command}" is not told of`),
    ...told
      .filter((words) => !commands.some((command) => fits(words, command)))
      .map((words) => `"${words}" was not needed`),
  ];
}

/** `words` with its `<slug>` or `<name>` standing for anything. */
const patternOf = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/<\w+>/g, "[\\w-]+");

/** Whether `place` (a folder, a path or, after its folder was named, a file's bare name) is where `file` lies. */
function leadsTo(place: string, file: string): boolean {
  // A folder's record lies in it, a page's texts beside those of the others.
  return new RegExp(`^(?:.*/)?${patternOf(place)}${place.endsWith("/") ? ".*" : ""}$`).test(file);
}

const fits = (words: string, command: string) => new RegExp(`^${patternOf(words)}$`).test(command);
