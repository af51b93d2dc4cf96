/**
 * Words of strangers in a text that staff read in a mail or a chat: nobody is mentioned by them, no link is made of
 * them, nothing of them is formatting. They stay readable; the message itself is shown as it was written by `show`.
 */

// Controls, direction marks, separators, tag characters; beyond JSON's escapes, since stored text may predate a rule.
const unsafe =
  // oxlint-disable-next-line no-control-regex -- control characters are what this strips
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]+/gu;

const lone = /[\uD800-\uDFFF]/gu;

/** One line of at most `length` code points. */
export function defused(text: string, length: number): string {
  const line = text.replace(lone, "\uFFFD").replace(unsafe, " ").replace(/\s+/gu, " ").trim();
  const points = Array.from(line);
  const cut = points.length > length ? `${points.slice(0, length - 1).join("")}…` : line;
  return (
    cut
      .replaceAll(/[<＜]/gu, "‹")
      .replaceAll(/[>＞]/gu, "›")
      .replaceAll(/[@＠﹫]/gu, "(at)")
      // example.com, also with the dots that browsers take for one.
      .replaceAll(/[.。．｡](?=[\p{L}\p{N}])/gu, "[.]")
      // Schemes: https://, tel:, slack:.
      .replaceAll(/(?<=\p{L}):(?=\S)/gu, ": ")
      // Markdown's links, Mattermost's channels and tags, code and emphasis.
      .replaceAll(/[[\]]\(/gu, "] (")
      .replaceAll(/(?<!\S)[#~!](?=\S)/gu, "$& ")
      .replaceAll(/[`*_|]/gu, "'")
  );
}
