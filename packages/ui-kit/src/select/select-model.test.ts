import { expect, test } from "vitest";
import { filterRows, findChoosable, moveActive, readRows } from "./select-model.ts";

const keys = { textKey: "name", valueKey: "code", headerKey: "header", disabledKey: "disabled" };
const rows = readRows(
  [
    { name: "Near", header: true },
    { name: "Алтай", code: "altai" },
    { name: "Орёл", code: "orel", disabled: true },
    { name: "Far", header: true },
    { name: "Камчатка", code: "kamchatka" },
    { name: "Карелия", code: 10 },
  ],
  keys,
);

test("items are read by the configured keys", () => {
  expect(rows.map((row) => row.value)).toEqual(["", "altai", "orel", "", "kamchatka", 10]);
  expect(rows.map((row) => row.isHeader)).toEqual([true, false, false, true, false, false]);
});

test("a search ignores case and ё, and drops headers without options", () => {
  expect(filterRows(rows, " ка ").map((row) => row.text)).toEqual(["Far", "Камчатка", "Карелия"]);
  expect(filterRows(rows, "орел").map((row) => row.text)).toEqual(["Near", "Орёл"]);
  const held = readRows([{ name: "1\u00a0мая", code: "may" }], keys);
  expect(filterRows(held, "1 мая")).toEqual(held);
  expect(filterRows(rows, "xyz")).toEqual([]);
  expect(filterRows(rows, "")).toBe(rows);
});

test("keys skip headers and disabled options, and stop at the ends", () => {
  expect(moveActive(rows, 1, "ArrowDown")).toBe(4);
  expect(moveActive(rows, 4, "ArrowUp")).toBe(1);
  expect(moveActive(rows, 1, "ArrowUp")).toBe(1);
  expect(moveActive(rows, 5, "ArrowDown")).toBe(5);
  expect(moveActive(rows, 5, "Home")).toBe(1);
  expect(moveActive(rows, 1, "End")).toBe(5);
  expect(moveActive(rows, 1, "PageDown")).toBe(5);
  expect(moveActive(rows, 5, "PageUp")).toBe(1);
  expect(moveActive(rows, -1, "ArrowUp")).toBe(5);
  expect(moveActive(rows, 1, "x")).toBeUndefined();
});

test("a list without options has no active row", () => {
  expect(moveActive([], -1, "ArrowDown")).toBe(-1);
  expect(findChoosable(rows.slice(0, 1), 0, 1)).toBe(-1);
});
