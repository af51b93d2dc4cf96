import { palette } from "#content/colours.ts";
import base from "./deck.css?inline";
import narrow from "./deck-narrow.css?inline";
import stage from "./deck-stage.css?inline";
import wide from "./deck-wide.css?inline";

/** The styles of the slides, in the head of their page and in no other file that visitors load. */
export function DeckStyle() {
  // oxlint-disable-next-line react/no-danger -- a fixed text of our own
  return <style dangerouslySetInnerHTML={{ __html: deckStyle() }} />;
}

/** A function, so that bundles that do not call it leave all of it out. */
export function deckStyle(): string {
  const isNarrow = "screen and (max-width:899.98px),screen and (max-height:479.98px)";
  const isWide = "print,(min-width:900px) and (min-height:480px)";
  const css = `${base}@media ${isNarrow}{${narrow}}@media ${isWide}{${wide}}@media screen{${stage}}`;
  const { ink, ...families } = palette;
  const shades: Record<string, Record<string, string>> = families;
  return css
    .replace(/var\(--([a-z]+)-(\d+)\)/g, (name, family, step) => shades[family]?.[step] ?? name)
    .replaceAll("var(--ink)", ink);
}
