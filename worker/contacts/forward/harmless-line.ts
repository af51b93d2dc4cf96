/** Makes strangers' text safe for chat and the reminder: no links, mentions, formatting or line breaks. */
import { clip } from "../../clip.ts";

/** Characters that Slack, Mattermost or Google Chat read as markup, a mention, a channel, an entity or a link. */
const markup = /[&<>@#*_`~|[\]\\]/g;
/** Offset from an ASCII character to its full-width look-alike, which none of them interprets. */
const fullWidth = 0xfee0;
/** `https:`, `mailto:`, `tel:`, and whatever else an app may have registered. */
const scheme = /(\p{L}[\p{L}\p{N}+.-]*):(?=\S)/gu;
/** The dot before a letter, as in a domain; other scripts' full stops work in domains too. */
const domainDot = /[.。．｡](?=\p{L})/gu;
/** Control, format (bidirectional and invisible ones), private and unassigned characters; line breaks. */
const invisible = /[\p{C}\p{Z}]+/gu;

/** `text` as one harmless line of at most `length` code points. */
export function harmlessLine(text: string, length: number): string {
  return clip(text.replace(invisible, " ").trim(), length)
    .replace(domainDot, "(.)")
    .replace(scheme, "$1(:)")
    .replace(markup, (mark) => String.fromCharCode(mark.charCodeAt(0) + fullWidth));
}
