/** Our own inline scripts and styles in documents, for their Content-Security-Policy. */
import { mapSources } from "../map/map-document.server.tsx";
import { deckAddress } from "../presentation/deck-addresses.ts";
import { deckStyle } from "../presentation/deck-style.tsx";
import { fontFaces } from "./font-faces.ts";
import startScript from "./start.ts?inline-script";

interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What React renders inline in the document at `path`. */
export function inlineSources(path: string): InlineSources {
  if (path === "/map") return mapSources;
  return { scripts: [startScript], styles: path === deckAddress ? [fontFaces, deckStyle()] : [fontFaces] };
}
