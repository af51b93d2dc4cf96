import { expect, test, vi } from "vitest";
import type { ContactItem } from "#content/schema.ts";

/** The agency's numbers as the contact page and the footer list them, when it has `numbers`. */
async function listed(numbers: readonly string[]): Promise<string[]> {
  vi.resetModules();
  vi.doMock("#content/generated/agency.ts", async (original) => {
    const { agency } = await original<{ agency: Record<string, unknown> }>();
    return { agency: { ...agency, phones: numbers.map((number) => ({ label: "Here", number })) } };
  });
  const { contactItems } = (await import("./contact-links.ts")) as { contactItems: readonly ContactItem[] };
  return contactItems.filter(({ href }) => href?.startsWith("tel:")).map(({ content }) => content);
}

test("the numbers of the office are listed, one or more", async () => {
  for (const numbers of [["+676 71 234"], ["+676 71 234", "+44 20 7946 0123"]])
    expect(await listed(numbers)).toEqual(numbers);
});
