/** A finished page as the build made it ready to be sent (`scripts/ready-pages.ts`): nothing of it is left to compute. */

export interface ReadyPage {
  /** What stands in it for each setting that the build left open, by name. */
  settings: Record<string, string>;
  etag: string;
  policy: string;
  /** In Brotli. */
  body: Uint8Array<ArrayBuffer>;
}

/** The file of a ready page beside `file`, the text it was made of. `saves`: for browsers that ask to save data. */
export function readyFile(file: string, saves: boolean): string {
  return `${file}${saves ? ".saving" : ""}.br`;
}

/** `page` as one file: a line of JSON, then its body. */
export function packReady({ body, ...facts }: ReadyPage): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${JSON.stringify(facts)}\n`);
  const file = new Uint8Array(line.length + body.length);
  file.set(line);
  file.set(body, line.length);
  return file;
}

/** What `packReady` put into a file. */
export function unpackReady(file: Uint8Array<ArrayBuffer>): ReadyPage {
  const end = file.indexOf(10);
  const facts = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Omit<ReadyPage, "body">;
  return { ...facts, body: file.subarray(end + 1) };
}
