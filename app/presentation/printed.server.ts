import printed from "./printed.json" with { type: "json" };
import { slides } from "./slides.server.ts";

/** SHA-256 (hexadecimal) of all that the slides say and show, to tell whether an earlier printed file still matches. */
export async function contentOfSlides(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(slides())));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pages and size (KB) of the file for download; `undefined` when it no longer matches the slides. */
export async function printedDeck(): Promise<{ pages: number; size: number } | undefined> {
  const { content, pages, size } = printed;
  return content === (await contentOfSlides()) ? { pages, size: Math.ceil(size / 1024) } : undefined;
}
