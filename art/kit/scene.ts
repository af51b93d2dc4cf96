/** One picture to draw: a small HTML document of our own that Chromium renders and `art/encode.ts` encodes. */
export interface Scene {
  /** Size it is rendered at, CSS pixels. */
  width: number;
  height: number;
  html: string;
  /** Widths of the files; the largest is the picture's nominal size. */
  widths: readonly number[];
  /** AVIF and WebP unless a crawler needs something older. */
  formats?: readonly ("avif" | "webp" | "jpeg")[];
}
