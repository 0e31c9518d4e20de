import { expect, test } from "vitest";
import { chooseBenchmarks } from "./choose-benchmarks.ts";

const all = [
  { name: "kit-size" },
  { name: "kit-speed" },
  { name: "scale", isByHand: true },
  { name: "search" },
];
const choose = (filters: string[], isExact = false) =>
  chooseBenchmarks(all, { filters, isExact }).map(({ name }) => name);

test("without a filter all are run but those by hand", () => {
  expect(choose([])).toEqual(["kit-size", "kit-speed", "search"]);
});

test("a filter is a part of a name, or the whole of it", () => {
  expect(choose(["kit"])).toEqual(["kit-size", "kit-speed"]);
  expect(choose(["kit"], true)).toEqual([]);
  expect(choose(["search"], true)).toEqual(["search"]);
});

test("one that is run by hand is chosen by its whole name alone", () => {
  expect(choose(["s"])).toEqual(["kit-size", "kit-speed", "search"]);
  expect(choose(["scale"])).toEqual(["scale"]);
  expect(choose(["scale", "search"])).toEqual(["scale", "search"]);
});
