import { expect, test, vi } from "vitest";
import type { ContactItem } from "#content/schema.ts";

/** The agency's numbers as the contact page and the footer list them, with `second` beside the first. */
async function numbersWith(second: string | undefined): Promise<string[]> {
  vi.resetModules();
  vi.doMock("#content/generated/agency.ts", async (original) => {
    const { agency } = await original<{ agency: Record<string, unknown> }>();
    return { agency: { ...agency, phoneHoniara: "+676 71 234", phoneLondon: second } };
  });
  const { contactItems } = (await import("./contact-links.ts")) as { contactItems: readonly ContactItem[] };
  return contactItems.filter(({ href }) => href?.startsWith("tel:")).map(({ content }) => content);
}

test("an office with one phone lists one, and no line without a number", async () => {
  expect(await numbersWith("+44 20 7946 0123")).toEqual(["+676 71 234", "+44 20 7946 0123"]);
  expect(await numbersWith(undefined)).toEqual(["+676 71 234"]);
});
