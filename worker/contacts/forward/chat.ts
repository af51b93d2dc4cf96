import { harmlessLine } from "./harmless-line.ts";
import { messageKind, messageMark } from "./message-text.ts";
import { post } from "./post.ts";
import type { Receiver } from "./receiver.ts";

const longest = { name: 60, excerpt: 200, line: 300 };
/** Google Chat takes 4,096 characters. */
const maxTextLength = 3500;

/**
 * Posts to a Slack, Mattermost or Google Chat channel by its incoming webhook: kind, name and an excerpt, never the
 * sender's address or number, since more people read a channel than answer messages.
 *
 * @param url of the incoming webhook: a secret, as anybody who has it can post to the channel
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
      const who = harmlessLine(name, longest.name);
      return say([
        `${messageMark(record)}${messageKind(record)}${who === "" ? "" : `: ${who}`}`,
        ...(message === "" ? [] : [harmlessLine(message, longest.excerpt)]),
        `Reference: ${record.id}`,
      ]);
    },
    tell: ({ subject, text }) =>
      say([subject, ...text.trimEnd().split("\n")].map((line) => harmlessLine(line, longest.line))),
  };
}

/** Slack previews links unless told not to; Google Chat rejects unknown fields. */
function flagsFor(url: string): object {
  return /(?:^|\.)slack(?:-gov)?\.com$/.test(URL.parse(url)?.hostname ?? "")
    ? { unfurl_links: false, unfurl_media: false, link_names: false, mrkdwn: false, parse: "none" }
    : {};
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength).replace(/\n[^\n]*$/, "")}\n…` : text;
}
