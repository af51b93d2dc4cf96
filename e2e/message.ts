/** A message of a visitor, from the form to where staff find it. */
import type { Page } from "playwright/test";
import type { Key } from "../scripts/contacts/wrangler-kv.ts";
import { served } from "./kv.ts";

/** A name that nobody else writes under. */
export const newName = () => `Visitor ${crypto.randomUUID().slice(0, 8)}`;

/** Fills in the contact form of `page`, all but the telephone number. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").first().fill("ana@example.com");
  await form.getByLabel("Company").fill("Lagoon Foods");
  await form.getByLabel("Message").fill("We would like a website for our growers.");
}

/** What is kept of the messages of `name`, or with `spam:` was set apart. */
export const keptOf = async (name: string, prefix = "contact:"): Promise<Key[]> =>
  (await served.keys(prefix)).filter(({ metadata }) => metadata?.["name"] === name);
