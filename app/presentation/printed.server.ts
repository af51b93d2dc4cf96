import printed from "./printed.json" with { type: "json" };
import { slides } from "./slides.server.ts";

/** What `npm run images -- deck` notes of the file it prints. */
export interface Printed {
  /** `contentOf` the slides in it. */
  content: string;
  pages: number;
  /** Bytes. */
  size: number;
}

/** SHA-256 of all that the slides say and show, in hexadecimal: it tells whether a file printed earlier still does. */
export async function contentOf(deck: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(deck)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pages and size (KB) of the file for download; `undefined` when it says something else than the slides now do. */
export async function printedDeck(): Promise<{ pages: number; size: number } | undefined> {
  const { content, pages, size }: Printed = printed;
  return content === (await contentOf(slides())) ? { pages, size: Math.ceil(size / 1024) } : undefined;
}
