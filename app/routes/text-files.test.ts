import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { settingsContext } from "../context.ts";
import { loader } from "./text-files.ts";

vi.mock("#content/generated/articles.server.ts", () => ({ articles: [] }));

test("without articles the feed still says when it was updated, which RFC 4287 requires", async () => {
  vi.stubEnv("BUILT_ON", "2026-11-29");
  const url = new URL("https://example.com/feed.xml");
  const context = new RouterContextProvider();
  context.set(settingsContext, { siteUrl: url.origin, formAction: "", offline: false, buildId: "" });
  const args = { url, context, request: new Request(url), params: {}, pattern: "/feed.xml" };
  expect(await loader(args as unknown as Parameters<typeof loader>[0]).text()).toContain(
    "<updated>2026-11-29T00:00:00Z</updated>",
  );
});
