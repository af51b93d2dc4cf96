import { palette } from "#content/palette.ts";
import base from "./deck.css?inline";
import print from "./deck-print.css?inline";
import wide from "./deck-wide.css?inline";

const { deep, coral, sun, lagoon, leaf, plum, shell, ink } = palette;

const isWide = "(min-width:900px) and (min-height:480px)";
const css = `${base}@media print,${isWide}{${wide}}@media print{${print}}`
  .replaceAll(/\/\*[^]*?\*\//g, "")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/ ?([{};,]) ?/g, "$1");

const named: [name: string, colour: string][] = Object.entries({
  deep,
  coral,
  sun,
  lagoon,
  leaf,
  plum,
  shell,
}).flatMap(([family, shades]) =>
  Object.entries(shades).map(([step, colour]): [string, string] => [`--${family}-${step}`, colour]),
);

const colours = [...named, ["--ink", ink] as const]
  // Only what the slides use.
  .filter(([name]) => css.includes(`var(${name})`))
  .map(([name, colour]) => `${name}:${colour}`)
  .join(";");

const style = `:root{${colours}}${css}`;

/** The look of the slides, in the head of their page alone and in no other file that visitors load. */
export function DeckStyle() {
  // oxlint-disable-next-line react/no-danger -- a fixed text of our own
  return <style dangerouslySetInnerHTML={{ __html: style }} />;
}
