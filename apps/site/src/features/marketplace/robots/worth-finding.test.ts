import { expect, test } from "vitest";
import { noSearch } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { isWorthFinding, minPairTours } from "./worth-finding.ts";

const altai = { direction: ["Алтай"] };
const rafting = { activity: ["Сплав"] };
const july = { month: "2027-07" };

test.each<[Partial<MarketSearch>, number, boolean]>([
  [{}, 9, true],
  [altai, 1, true],
  [altai, 0, false],
  [{ ...altai, ...rafting }, minPairTours, true],
  [{ ...altai, ...july }, minPairTours, true],
  [{ ...altai, ...july }, minPairTours - 1, false],
  [{ ...rafting, ...july }, 99, false],
  [{ ...altai, ...rafting, ...july }, 99, false],
  [{ ...altai, from: "2027-07-01" }, 99, false],
  [{ direction: ["Алтай", "Ладога"] }, 99, false],
  [{ direction: ["Алтай", "Ладога"], ...july }, 99, false],
  [{ ...altai, price: "5000" }, 99, false],
  [{ ...altai, ...rafting, sort: "price" }, 99, false],
  [{ ...altai, ...rafting, view: "map" }, 99, false],
])("whether %j with %i tours is to be found: %s", (search, count, expected) => {
  expect(isWorthFinding({ ...noSearch, ...search }, count)).toBe(expected);
});
