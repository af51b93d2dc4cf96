import type { AdvisorReply, AdvisorTopic } from "#content/schema.ts";
import { advisorTopics, fallback } from "#content/generated/advisor.ts";

/** The reply to a typed message: the first topic with a keyword in it, case ignored (R-CHT-10), else the fallback. */
export function replyTo(message: string): AdvisorReply {
  const text = message.toLowerCase();
  return advisorTopics.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? fallback;
}

/** The reply of a quick action's topic. */
export function replyOf(topic: AdvisorTopic): AdvisorReply {
  return advisorTopics.find((entry) => entry.topic === topic) ?? fallback;
}
