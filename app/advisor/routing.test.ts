import { advisorTopics, fallback, greeting } from "#content/generated/advisor.ts";
import { expect, test } from "vitest";
import { replyTo } from "./routing.ts";

const topicOf = (message: string) =>
  advisorTopics.find((topic) => topic === replyTo(message))?.topic ?? "fallback";

test.each([
  ["HOW MUCH is a website?", "pricing"],
  ["pricing", "pricing"],
  ["Which technology for my timeline?", "tools"],
  ["email marketing service", "services"],
  ["SEO service", "services"],
  ["google ads website", "paid media"],
  ["I need a website", "web development"],
  ["portfolio of your clients", "case studies"],
  ["I want to reach new clients", "contact"],
  ["looking for a job", "careers"],
  ["Who are your clients?", "big brands"],
  ["we need help", "project discussion"],
  ["case studies", "fallback"],
  ["example", "fallback"],
  ["client", "fallback"],
  ["tool", "fallback"],
  ["technologies", "fallback"],
  ["Seoul", "seo"],
  ["Costa Rica", "pricing"],
  ["outreach", "contact"],
])("R-CHT-10, R-CHT-11: %s belongs to %s", (message, topic) => expect(topicOf(message)).toBe(topic));

test("R-CHT-12: each of the 42 keywords alone finds its topic, or one before it", () => {
  const order = advisorTopics.map(({ topic }) => topic);
  let count = 0;
  for (const { topic, keywords } of advisorTopics) {
    for (const keyword of keywords) {
      count += 1;
      expect(order.indexOf(topicOf(keyword) as (typeof order)[number])).toBe(order.indexOf(topic));
    }
  }
  expect(count).toBe(42);
});

test("R-CHT-13 to 16: what replies have to say", () => {
  const text = (message: string) => replyTo(message).text;
  for (const word of ["goals", "scope", "timeline"]) expect(text("price")).toContain(word);
  expect(text("how long")).toMatch(/few weeks to a few months/);
  expect(text("job")).toMatch(/within a week/);
  expect(text("contact")).toMatch(/@/);
});

test("R-CHT-18: quick actions open the eight pages and no other", () => {
  const replies = [greeting, fallback, ...advisorTopics];
  const pages = replies.flatMap(({ quickActions }) =>
    quickActions.flatMap(({ action }) => action.href ?? []),
  );
  expect(new Set(pages)).toEqual(
    new Set([
      "/case-studies/kimberly-clark-kleenex",
      "/case-studies/thermo-fisher",
      "/case-studies/pacific-skillshare",
      "/portfolio/invicta-project",
      "/portfolio/thermo-fisher-project",
      "/portfolio/pacific-skillshare-project",
      "/contact",
      "/contact/careers",
    ]),
  );
});
