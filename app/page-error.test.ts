import { expect, test, vi } from "vitest";
import { handleError } from "./page-error.ts";

test("the log of a failed page has its path, but not the secret in a receipt's address; none that is missing", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const path of ["/about", "/contact/receipt/20261125t101112-abcdef-5ecret"]) {
    const request = new Request(`https://site.example${path}`);
    const nowhere = { status: 404, statusText: "Not Found", internal: true, data: "" };
    for (const error of [nowhere, new Error("broken")])
      handleError(error, { request } as Parameters<typeof handleError>[1]);
  }
  const logged = log.mock.calls.map(([line]) => String(line));
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('"path":"/about"');
  expect(logged[1]).toContain('"path":"/contact/receipt/…"');
  expect(logged.join()).not.toContain("5ecret");
});
