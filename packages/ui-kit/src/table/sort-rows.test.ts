import { expect, test } from "vitest";
import { nextSort, sortRows, type SortValue } from "./sort-rows.ts";

const sort = (values: SortValue[], direction: "ascending" | "descending", language = "en-US") =>
  sortRows(values, (value) => value, direction, language);

test("texts are sorted by the language's alphabet, numbers in them by value", () => {
  expect(sort(["Tour 10", "Tour 9", "tour 1"], "ascending")).toEqual([
    "tour 1",
    "Tour 9",
    "Tour 10",
  ]);
  expect(sort(["ёлка", "енот", "жук"], "ascending", "ru-RU")).toEqual(["ёлка", "енот", "жук"]);
  expect(sort(["Я", "а", "Ё"], "ascending", "ru-RU")).toEqual(["а", "Ё", "Я"]);
});

test("numbers, dates and booleans are sorted by value", () => {
  expect(sort([10, 9, -1], "ascending")).toEqual([-1, 9, 10]);
  expect(sort([10, 9, -1], "descending")).toEqual([10, 9, -1]);
  expect(sort([true, false], "ascending")).toEqual([false, true]);
  const [may, june] = [new Date("2026-05-01"), new Date("2026-06-01")];
  expect(sort([june, may], "ascending")).toEqual([may, june]);
});

test("empty values come last in both directions", () => {
  expect(sort([null, 2, undefined, 1, ""], "ascending")).toEqual([1, 2, null, undefined, ""]);
  expect(sort([null, 2, Number.NaN, 1], "descending")).toEqual([2, 1, null, Number.NaN]);
});

test("equal rows keep their order in both directions, and the input list is not changed", () => {
  const rows = [
    { id: "a", seats: 2 },
    { id: "b", seats: 1 },
    { id: "c", seats: 2 },
  ];
  const order = (direction: "ascending" | "descending") =>
    sortRows(rows, (row) => row.seats, direction, "en").map((row) => row.id);
  expect(order("ascending")).toEqual(["b", "a", "c"]);
  expect(order("descending")).toEqual(["a", "c", "b"]);
  expect(rows.map((row) => row.id)).toEqual(["a", "b", "c"]);
});

test("a header sorts ascending first, then descending", () => {
  const up = nextSort(null, "price");
  expect(up).toEqual({ key: "price", direction: "ascending" });
  expect(nextSort(up, "price")).toEqual({ key: "price", direction: "descending" });
  expect(nextSort(nextSort(up, "price"), "price")).toEqual(up);
  expect(nextSort(up, "name")).toEqual({ key: "name", direction: "ascending" });
});
