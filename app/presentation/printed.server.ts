import printed from "./printed.json" with { type: "json" };
import { slides } from "./slides.server.ts";

/** What `npm run images -- deck` notes about the file it prints. */
export interface Printed {
  /** `contentOf` the slides in it. */
  content: string;
  pages: number;
  /** Bytes. */
  size: number;
}

/** SHA-256 (hexadecimal) of all that the slides say and show, to tell whether an earlier printed file still matches. */
export async function contentOf(deck: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(deck)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pages and size (KB) of the file for download; `undefined` when it no longer matches the slides. */
export async function printedDeck(): Promise<{ pages: number; size: number } | undefined> {
  const { content, pages, size }: Printed = printed;
  return content === (await contentOf(slides())) ? { pages, size: Math.ceil(size / 1024) } : undefined;
}
