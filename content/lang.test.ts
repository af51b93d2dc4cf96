import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

vi.mock("./generated/agency.ts", async (original) => ({
  ...(await original<typeof import("./generated/agency.ts")>()),
  lang: "de-DE",
}));

test("dates, numbers and what machines are told follow the language of content/agency.yaml", async () => {
  const { DateText } = await import("../app/ui/date-text.tsx");
  expect(renderToStaticMarkup(createElement(DateText, { date: "2026-12-01" }))).toContain(
    ">1. Dezember 2026<",
  );
  const { clockWords } = await import("./office-clock.ts");
  expect(clockWords(Date.UTC(2026, 11, 1, 9, 5))).toEqual(["Di.", "01", "Dez.", "2026", "09:05"]);
  const { siteData } = await import("../app/head/structured-data.ts");
  expect(siteData({ siteUrl: "https://example.com" })).toMatchObject({ inLanguage: "de-DE" });
  const { errorDocument } = await import("../worker/http/error-document.ts");
  expect(await errorDocument(500, "").text()).toContain('<html lang="de-DE">');
});
