import { palette } from "#content/colours.ts";
import base from "./deck.css?inline";
import narrow from "./deck-narrow.css?inline";
import stage from "./deck-stage.css?inline";
import wide from "./deck-wide.css?inline";
import wideWork from "./deck-wide-work.css?inline";

/** The styles of the slides, in the head of their page and in no other file that visitors load. */
export function DeckStyle() {
  // oxlint-disable-next-line react/no-danger -- a fixed text of our own
  return <style dangerouslySetInnerHTML={{ __html: deckStyle() }} />;
}

/** A function, so that bundles that do not call it leave all of it out. */
export function deckStyle(): string {
  const isNarrow = "screen and (max-width:899.98px),screen and (max-height:479.98px)";
  const isWide = "print,(min-width:900px) and (min-height:480px)";
  const css = `${base}${stage}@media ${isNarrow}{${narrow}}@media ${isWide}{${wide}${wideWork}}`;
  const { ink, ...families } = palette;
  const named = Object.entries(families).flatMap(([family, shades]) =>
    Object.entries(shades).map(([step, colour]) => [`--${family}-${step}`, colour] as const),
  );
  const colours = [...named, ["--ink", ink] as const]
    // Only what the slides use.
    .filter(([name]) => css.includes(`var(${name})`))
    .map(([name, colour]) => `${name}:${colour}`)
    .join(";");
  return `:root{${colours}}${css}`;
}
