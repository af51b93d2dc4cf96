/** A small thing that is made wrong, and who has to notice. */
export interface Mutant {
  name: string;
  file: string;
  /** Text that stands exactly once in the file, and what stands in its place. */
  change: [from: string, to: string];
  /** The test that has to go red: its file and a part of its title. */
  killer: [file: string, title: string];
}

/** A mutant with `from` exchanged for `to`, so that a list of them reads as a table. */
export function mutant(
  name: string,
  file: string,
  from: string,
  to: string,
  killerFile: string,
  title: string,
): Mutant {
  return { name, file, change: [from, to], killer: [killerFile, title] };
}
