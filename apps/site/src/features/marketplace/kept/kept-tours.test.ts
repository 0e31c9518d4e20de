import { expect, test } from "vitest";
import { readIds, toKeptAddress } from "./kept-address.ts";
import { addKept, keptLists, mergeKept, parseKept, removeKept } from "./kept-tours.ts";

const tour = (id: number) => ({ id, title: `Тур ${id}` });
const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => tour(from + index));
const ids = (tours: readonly { id: number }[] | null) => tours?.map(({ id }) => id);

test("what was put in last stands first, and a tour stands once", () => {
  expect(ids(addKept("saved", [tour(1), tour(2)], tour(2)))).toEqual([2, 1]);
  expect(ids(removeKept([tour(1), tour(2)], 1))).toEqual([2]);
});

test("a tour that was taken out comes back to its place", () => {
  expect(ids(addKept("saved", [tour(1), tour(3)], tour(2), 1))).toEqual([1, 2, 3]);
});

test("a full list takes no more, but moves what it has", () => {
  const full = many(keptLists.compared);
  expect(addKept("compared", full, tour(9))).toBeNull();
  expect(ids(addKept("compared", full, tour(3)))).toEqual([3, 1, 2, 4]);
});

test("what comes by a link goes behind what is there, and never in its place", () => {
  const merged = mergeKept("saved", [tour(2), tour(1)], [{ id: 1, title: "" }, tour(3), tour(3)]);
  expect(merged).toEqual({ tours: [tour(2), tour(1), tour(3)], added: 1, without: 0 });
  const full = many(keptLists.saved - 1);
  const over = mergeKept("saved", full, many(3, 100));
  expect([over.tours.length, over.added, over.without]).toEqual([keptLists.saved, 1, 2]);
  expect(over.tours.slice(0, full.length)).toEqual(full);
});

test.each([
  null,
  "",
  "{",
  "null",
  '{"id":1}',
  '[null,1,{"id":"1","title":""},{"id":-1,"title":""}]',
])("what is kept under the key is nothing where it is not a list of ours: %s", (text) => {
  expect(parseKept("saved", text)).toEqual([]);
});

test("an address carries numbers alone, and what is no number is not asked for", () => {
  expect(toKeptAddress("/saved", { tours: [1001, 1002], viewed: [] })).toBe(
    "/saved?tours=1001,1002",
  );
  const params = new URLSearchParams("tours=1001,x,1002,1001,-3,0,99999999999,<b>&tours=7");
  expect(readIds(params, "tours", 50)).toEqual([1001, 1002, 7]);
  expect(readIds(params, "tours", 2)).toEqual([1001, 1002]);
});
