import { Misuse } from "./failures.ts";
import { officeDay } from "./office.ts";

const dayMs = 86_400_000;

/** A day as staff write it (`20261121`, `2026-11-21`, `today`, `yesterday`) as `20261121`; empty stays empty. */
export function dayFrom(text: string, now = Date.now()): string {
  if (text === "today") return officeDay(now);
  if (text === "yesterday") return officeDay(now - dayMs);
  const digits = /^\d{4}-\d\d-\d\d$/.test(text) ? text.replaceAll("-", "") : text;
  if (!/^(?:\d{8})?$/.test(digits)) {
    throw new Misuse(`"${text}" is not a day; write 20261121, today or yesterday`);
  }
  return digits;
}
