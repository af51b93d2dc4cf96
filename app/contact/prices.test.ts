import { expect, test } from "vitest";
import { amountsOf } from "./prices.tsx";

const currencies = [
  { code: "SBD", costs: 1 },
  { code: "AUD", costs: 5.45 },
  { code: "GBP", costs: 11 },
];

test.each([
  [{ from: 60_000, to: 120_000 }, ["60,000–120,000", "11,000–22,000", "5,500–11,000"]],
  [{ from: 1500, to: 6000 }, ["1,500–6,000", "280–1,100", "140–550"]],
  [{ from: 750 }, ["750", "140", "68"]],
])("%o is %j", (job, amounts) => {
  expect(amountsOf(job, currencies).map(({ amount }) => amount)).toEqual(amounts);
});
