/**
 * `npm run measure -- compare FILE [MAIN]`: prints the figures that a run of the tests kept in FILE, which `FIGURES` named,
 * as Markdown, beside those of main in the file MAIN.
 */
import { readFigures, figureTables } from "./figures.ts";

const [file, main] = process.argv.slice(2);
console.log(figureTables(readFigures(file), readFigures(main)));
