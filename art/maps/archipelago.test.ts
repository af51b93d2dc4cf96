import { expect, test, vi } from "vitest";
import { charts, drawChart, isOnChart, namedChart } from "./archipelago.ts";

const office = vi.hoisted(() => ({ longitude: 0, latitude: 0 }));
vi.mock("../../content/generated/position.ts", () => ({ position: office }));

// Coarse, which is quick.
const named = { ...namedChart, resolution: 0.1 };

const coasts = (path: string) => path.split("M").length - 1;

test("an office among the drawn islands is marked there, by its own position", () => {
  Object.assign(office, { longitude: 159.95, latitude: -9.43 });
  const first = drawChart(named);
  expect(coasts(first.islands)).toBeGreaterThan(20);
  Object.assign(office, { longitude: 160.7, latitude: -8.77 });
  const second = drawChart(named);
  expect(second.islands).toBe(first.islands);
  expect(second.office[0]).toBeGreaterThan(first.office[0]);
  expect(second.office[1]).toBeLessThan(first.office[1]);
});

test.each(["named", ...Object.keys(charts)] as const)(
  "an office elsewhere has one island that is nobody's, with the swell round it: %s",
  (name) => {
    Object.assign(office, { longitude: -173.98, latitude: -18.65 });
    const chart = name === "named" ? named : { ...charts[name as keyof typeof charts], resolution: 0.2 };
    expect(isOnChart(chart, [office.longitude, office.latitude])).toBe(false);
    const { islands, swell, office: mark } = drawChart(chart);
    expect(coasts(islands)).toBe(1);
    expect(coasts(swell)).toBeGreaterThan(8);
    expect(mark[0]).toBeGreaterThan(0);
    expect(mark[0]).toBeLessThan(chart.width);
    expect(mark[1]).toBeGreaterThan(0);
    expect(mark[1]).toBeLessThan(chart.height);
  },
);
