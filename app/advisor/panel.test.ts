import { advisorTopics } from "#content/generated/advisor.ts";
import { expect, test } from "vitest";
import { replyTo } from "./panel.tsx";

const topicOf = (message: string) =>
  advisorTopics.find((topic) => topic === replyTo(message))?.topic ?? "fallback";

test.each([
  ["HOW MUCH is a website?", "pricing"],
  ["Which technology for my timeline?", "tools"],
  ["email marketing service", "services"],
  ["SEO service", "services"],
  ["google ads website", "paid media"],
  ["I need a website", "web development"],
  ["I want to reach new clients", "contact"],
  ["Who are your clients?", "big brands"],
  ["we need help", "project discussion"],
  ["case studies", "fallback"],
  ["technologies", "fallback"],
  ["Seoul", "seo"],
  ["Costa Rica", "pricing"],
])("%s belongs to %s", (message, topic) => expect(topicOf(message)).toBe(topic));

test("each keyword alone finds its topic, or one before it", () => {
  for (const { topic, keywords } of advisorTopics)
    for (const keyword of keywords) expect(topicOf(keyword), keyword).toBe(topic);
});
