import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { readChart } from "./chart.ts";

afterEach(() => vi.unstubAllGlobals());

for (const name of ["archipelago", "archipelago-phone"])
  test(`the drawn sea is read back from its picture: ${name}`, async () => {
    const svg = readFileSync(`public/images/art/${name}.svg`, "utf8");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(svg)));
    const chart = await readChart(`/images/art/${name}.svg`);
    expect(svg).toContain(`viewBox="0 0 ${chart.width} ${chart.height}"`);
    expect(chart.stroke).toBeGreaterThan(0);
    for (const colour of [chart.line, chart.land, chart.port.colour]) expect(colour).toMatch(/^#[\da-f]{6}$/);
    const { points, begins, coasts } = chart;
    expect(points).toHaveLength(begins.length * 2);
    expect(begins[0]).toBe(1);
    expect(begins[coasts]).toBe(1);
    // No step of a line is long: a wave could not bend it.
    for (let at = 1; at < coasts; at += 1)
      if (!begins[at])
        expect(
          Math.hypot(points[at * 2]! - points[at * 2 - 2]!, points[at * 2 + 1]! - points[at * 2 - 1]!),
        ).toBeLessThan(24);
    const count = (list: string) => list.split("M").length - 1;
    expect(begins.reduce((sum, first) => sum + first, 0)).toBe(
      count(svg.replaceAll("xmlns", "")) - (svg.match(/MM/g)?.length ?? 0),
    );
  });
