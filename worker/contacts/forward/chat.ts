import type { Environment } from "../../settings.ts";
import { clip } from "../../clip.ts";
import { harmlessLine } from "./harmless-line.ts";
import { messageKind, messageMark } from "./message-text.ts";
import { post } from "./post.ts";
import type { DeliveryParams, ForwardOutcome } from "./receiver.ts";

const maxLengths = { name: 60, excerpt: 200 };
/** Google Chat takes 4,096 characters. */
const maxTextLength = 3500;

/**
 * Posts to a Slack, Mattermost or Google Chat channel by its incoming webhook: kind, name and an excerpt, never the
 * sender's address or number, since more people read a channel than answer messages.
 */
export function sendToChat({ CHAT_URL = "" }: Environment, content: DeliveryParams): Promise<ForwardOutcome> {
  const text = clip(linesOf(content).join("\n"), maxTextLength);
  return post(CHAT_URL, JSON.stringify({ text, ...flagsFor(CHAT_URL) }));
}

function linesOf(content: DeliveryParams): string[] {
  if ("notice" in content) return [content.notice.subject, content.notice.text.trimEnd()];
  const { record } = content;
  const { name = "", message = "" } = record.fields;
  const who = harmlessLine(name, maxLengths.name);
  return [
    `${messageMark(record)}${messageKind(record)}${who === "" ? "" : `: ${who}`}`,
    ...(message === "" ? [] : [harmlessLine(message, maxLengths.excerpt)]),
    `Reference: ${record.id}`,
  ];
}

/** Slack previews links unless told not to; Google Chat rejects unknown fields. */
function flagsFor(url: string): object {
  return /(?:^|\.)slack(?:-gov)?\.com$/.test(URL.parse(url)?.hostname ?? "")
    ? { unfurl_links: false, unfurl_media: false, link_names: false, mrkdwn: false, parse: "none" }
    : {};
}
