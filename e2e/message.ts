/** A message of a visitor, from the form to where staff find it. */
import type { Page } from "playwright/test";
import type { Key } from "../scripts/contacts/kv.ts";
import { served } from "./staff-state.ts";

/** A name that nobody else writes under. */
export const newName = () => `Visitor ${crypto.randomUUID().slice(0, 8)}`;

/** Fills in the contact form of `page`, all but the telephone number. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").first().fill("ana@example.com");
  await form.getByLabel("Company").first().fill("Lagoon Foods");
  await form.getByLabel("Message").fill("We would like a website for our growers.");
}

/**
 * Fills in the contact form under a new name, begun as long ago as a person takes at least: what is sent sooner counts
 * as a machine's.
 *
 * @returns the name
 */
export async function writeMessage(page: Page): Promise<string> {
  const name = newName();
  const setClockBack = (by: number) =>
    page.evaluate((ms) => {
      Date.now = () => Math.round(performance.timeOrigin + performance.now()) - ms;
    }, by);
  await setClockBack(1300);
  await fillIn(page, name);
  await setClockBack(0);
  return name;
}

/** What is kept of the messages of `name`. */
export const keptOf = async (name: string): Promise<Key[]> =>
  (await served.keys("contact:")).filter(({ metadata }) => metadata?.["name"] === name);
