import { expect, test } from "vitest";
import { bannerPairs, fixedPairs, isFaint, type Pair, ringPairs, schemePairs } from "./contrast.ts";

const faint = (pairs: readonly Pair[]) =>
  pairs.filter((pair) => isFaint(pair)).map(({ what, ground }) => `${what} (${ground})`);

test.each(["light", "dark"])("every text of the %s scheme is read on every ground", (scheme) => {
  const pairs = schemePairs.filter(({ what }) => what.endsWith(scheme));
  expect(pairs).toHaveLength(19);
  expect(faint(pairs)).toEqual([]);
});

test("texts on the palette's own colours are read in both schemes", () => {
  expect(faint(fixedPairs)).toEqual([]);
});

test("white text is read on each closing banner, from one end to the other, and on each social picture", () => {
  expect(faint(bannerPairs)).toEqual([]);
});

test("one of the two rings round what has the focus is seen on every ground of the site", () => {
  expect(faint(ringPairs)).toEqual([]);
});
