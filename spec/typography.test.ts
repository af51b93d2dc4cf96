import { expect, test } from "vitest";
import { fallback } from "../content/generated/advisor.ts";
import { clientFigures } from "../content/generated/clients.ts";
import { home } from "../content/generated/home.ts";
import { contactNotices } from "../content/generated/notices.ts";

test("App. A: the strings of the specification are on the pages character for character", () => {
  expect(home.counters.items.map(({ label }) => label)).toContain("Years' Experience");
  expect(clientFigures.map(({ label }) => label)).toContain("Countries We've Worked In");
  expect(contactNotices.sent).toBe("We'll get back to you within 24 hours.");
  expect(fallback.text).toBe(
    "I'd be happy to help you with information about our services, case studies, or getting in touch with our team. What specifically would you like to know?",
  );
});
