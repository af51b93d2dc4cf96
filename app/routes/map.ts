import { mapDocument } from "../map/map-document.server.tsx";

/** The map that the contact page frames: a document of its own, in no menu and no search engine. */
export function loader() {
  return new Response(mapDocument(), { headers: { "content-type": "text/html; charset=utf-8" } });
}
