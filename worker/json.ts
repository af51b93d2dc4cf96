/**
 * The value of the JSON in `text`, whose type is up to the reader, as with `JSON.parse`; `undefined` when there is none,
 * it is `null`, or it cannot be parsed.
 */
export function readJson(text: string | null | undefined): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
