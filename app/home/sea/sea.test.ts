import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { readChart } from "./chart.ts";
import { createWater } from "./water.ts";

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

const [columns, rows] = [80, 60];
const noLand = () => new Uint8Array(columns * rows);

/** Distance from a press to where the water is highest after `steps`, along a row to the right. */
function ringAfter(steps: number, land: Uint8Array): number {
  const water = createWater(columns, rows, land, 6);
  water.press(20, 30, 1);
  for (let step = 0; step < steps; step += 1) water.step();
  const row = water.height().slice(30 * columns + 20, 30 * columns + columns);
  return row.indexOf(Math.max(...row));
}

test("water that nobody touches stays still, and all waves end", () => {
  const water = createWater(columns, rows, noLand(), 6);
  expect(water.step()).toBe(0);
  water.press(40, 30, 1);
  const first = water.step();
  let highest = first;
  for (let step = 0; step < 280; step += 1) highest = water.step();
  expect(first).toBeGreaterThan(0.05);
  expect(highest).toBeLessThan(first / 10);
  water.rest();
  expect(water.step()).toBe(0);
});

test("a press adds no water, and a ring runs out from it, more slowly along a coast", () => {
  const water = createWater(columns, rows, noLand(), 6);
  water.press(40, 30, 1);
  const sum = (count: (height: number) => number) =>
    water.height().reduce((all, height) => all + count(height), 0);
  expect(sum(Math.abs)).toBeGreaterThan(10);
  expect(Math.abs(sum(Number))).toBeLessThan(sum(Math.abs) / 50);
  const coast = noLand();
  coast.fill(1, 26 * columns, 28 * columns);
  const [early, late] = [ringAfter(20, noLand()), ringAfter(40, noLand())];
  expect(late).toBeGreaterThan(early + 5);
  expect(ringAfter(40, coast)).toBeLessThan(late - 2);
});

test("a set of swell runs with the trades, from the south-east", () => {
  const water = createWater(columns, rows, noLand(), 6);
  water.heave(0.1);
  const crestAt = () => {
    const line = water.height().slice(30 * columns + 30, 30 * columns + 50);
    return line.indexOf(Math.max(...line));
  };
  const before = crestAt();
  for (let step = 0; step < 6; step += 1) water.step();
  expect((before - crestAt() + 19) % 19).toBeGreaterThan(0);
  expect((before - crestAt() + 19) % 19).toBeLessThan(8);
});
