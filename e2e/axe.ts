import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that a change of colours alone can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds in `page` that breaks WCAG 2.2 AA or its own best practices: each rule with the beginnings of the
 * elements that break it.
 *
 * @param what `within`: only in the elements that this selector finds; `colours`: only what a change of colours can
 *   break
 */
export async function violations(
  page: Page,
  what: { within?: string; colours?: boolean } = {},
): Promise<string[]> {
  // What a frame shows is tested as a page of its own; without frames axe needs no second page to merge its results.
  // A page that was checked before has axe already, half a megabyte of script.
  const isThere = await page.evaluate(() => "axe" in window);
  let axe = new AxeBuilder({ page, ...(isThere && { axeSource: "true" }) })
    .exclude("iframe")
    .setLegacyMode()
    // Describing each element that breaks nothing takes twice as long as the checks.
    .options({ resultTypes: ["violations"] });
  axe = what.colours ? axe.withRules(ofColours) : axe.withTags(standards);
  if (what.within) axe = axe.include(what.within);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}
