/** Names of the placeholders in a text: `place` and `count` in `{place} of {count}`. */
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** `text` of `content/words/` with its `{places}` filled in. */
export function fill<Text extends string>(text: Text, values: Record<Places<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, place: Places<Text>) => String(values[place]));
}
