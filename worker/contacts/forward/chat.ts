import * as words from "#content/generated/words/mail.ts";
import { messageKind } from "./message-text.ts";
import { post } from "./post.ts";
import type { Receiver } from "./receiver.ts";

const longest = { name: 60, excerpt: 200, line: 300 };
/** Google Chat takes 4,096 characters. */
const longestText = 3500;

/**
 * Tells a channel of Slack, Mattermost or Google Chat by its incoming webhook: kind, name and an excerpt, never an
 * address or number, since more people read a channel than answer messages.
 *
 * @param url of the incoming webhook: whoever has it can write into the channel
 */
export function chatReceiver(url: string): Receiver {
  const say = (lines: string[]) =>
    post(
      url,
      { "content-type": "application/json" },
      JSON.stringify({ text: cut(lines.join("\n")), ...flagsFor(url) }),
    );
  return {
    kind: "chat",
    deliver: (record) => {
      const { name = "", message = "" } = record.fields;
      const mark = `${record.test ? `${words.test} ` : ""}${record.suspect ? `${words.suspected} ` : ""}`;
      const who = chatLine(name, longest.name);
      return say([
        `${mark}${messageKind(record)}${who === "" ? "" : `: ${who}`}`,
        ...(message === "" ? [] : [chatLine(message, longest.excerpt)]),
        `${words.reference}: ${record.id}`,
      ]);
    },
    tell: ({ subject, text }) =>
      say([subject, ...text.trimEnd().split("\n")].map((line) => chatLine(line, longest.line))),
  };
}

/** Slack previews links unless told; Google Chat refuses fields that it does not know. */
function flagsFor(url: string): object {
  return /(?:^|\.)slack(?:-gov)?\.com$/.test(URL.parse(url)?.hostname ?? "")
    ? { unfurl_links: false, unfurl_media: false, link_names: false, mrkdwn: false, parse: "none" }
    : {};
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText).replace(/\n[^\n]*$/, "")}\n…` : text;
}

/** What strangers wrote, made fit for a chat channel: nothing in it links, mentions, formats or breaks a line. */

/** Marks that Slack, Mattermost or Google Chat read as markup, mention, channel, entity or link. */
const markup = /[&<>@#*_`~|[\]\\]/g;
/** From an ASCII mark to its full-width look-alike, which none of them reads. */
const fullWidth = 0xfee0;
/** `https:`, `mailto:`, `tel:`, and whatever else an app may have registered. */
const scheme = /(\p{L}[\p{L}\p{N}+.-]*):(?=\S)/gu;
/** The dot before a letter, as in a domain; full stops of other scripts count in domains as well. */
const domainDot = /[.。．｡](?=\p{L})/gu;
/** Control, format (bidirectional and invisible ones), private and unassigned characters; line breaks. */
const invisible = /[\p{C}\p{Z}]+/gu;

/** `text` as one harmless line of at most `length` code points. */
export function chatLine(text: string, length: number): string {
  const points = Array.from(text.replace(invisible, " ").trim());
  const short = points.length > length ? `${points.slice(0, length - 1).join("")}…` : points.join("");
  return short
    .replace(domainDot, "(.)")
    .replace(scheme, "$1(:)")
    .replace(markup, (mark) => String.fromCharCode(mark.charCodeAt(0) + fullWidth));
}
