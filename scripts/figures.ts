/** Figures that commands measure and the colophon shows. */
import { writeFileSync } from "node:fs";

/**
 * Keeps what a command has measured, with today's date, for the site to tell (`/colophon`).
 *
 * @param command as somebody types it to measure again
 * @param figures whole numbers or decimals by name, in the units that the page's words say
 */
export function record(name: string, command: string, figures: Readonly<Record<string, number>>): void {
  const date = new Date().toISOString().slice(0, 10);
  const file = `content/measured/${name}.json`;
  writeFileSync(file, `${JSON.stringify({ date, command, figures }, null, 2)}\n`);
  console.log(`Kept in ${file}.`);
}
