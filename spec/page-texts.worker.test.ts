/** Facts that a visitor has to find in a page's own words, whatever its records say. */
import { expect, test } from "vitest";
import { open } from "../worker/worker-test-helpers.ts";

/** What the page at `path` says in its main part, without markup. */
async function textOf(path: string): Promise<string> {
  const { text } = await open(path);
  const [main = ""] = /<main\b.*?<\/main>/s.exec(text) ?? [];
  return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("R-PRJ-32: the Batumi project names its four languages", async () => {
  expect(await textOf("/portfolio/batumi-immo-project")).toContain("English, Russian, Georgian and German");
});

test("a consultation's page has Sydney's hours for both halves of the year", async () => {
  expect(await textOf("/contact/consultation")).toContain(
    "Sydney 9:00–17:00 in summer, 8:00–16:00 in winter",
  );
});
