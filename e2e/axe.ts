import axe from "axe-core";
import type { Page } from "playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that a change of colours alone can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds in `page` that breaks WCAG 2.2 AA or its own best practices: each rule with the beginnings of the
 * elements that break it. What a frame shows is tested as a page of its own.
 *
 * @param what `within`: only in the elements that this selector finds; `without`: not in these; `colours`: only what a
 *   change of colours can break
 */
export async function violations(
  page: Page,
  what: { within?: string; without?: string; colours?: boolean } = {},
): Promise<string[]> {
  // A page that was checked before has axe already, half a megabyte of script.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, without, runOnly]) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: within, exclude: without },
        // Describing each element that breaks nothing takes twice as long as the checks.
        { runOnly, resultTypes: ["violations"] },
      );
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
      );
    },
    [
      what.within ?? "html",
      ["iframe", what.without].filter(Boolean).join(),
      what.colours ? ofColours : standards,
    ] as const,
  );
}
