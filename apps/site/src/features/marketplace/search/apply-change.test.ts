import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";

const at = (query: string) => new URL(`https://market.example/tours${query}`);
const change = (before: string, after: string, onto: string) =>
  decodeURIComponent(applyChange({ before: at(before), after: at(after), onto: at(onto) }).search);

test("of two values given up one after the other, neither comes back", () => {
  const shown = "?direction=Алтай&direction=Карелия&difficulty=4";
  const onto = "?direction=Карелия&difficulty=4";
  expect(change(shown, "?direction=Алтай&difficulty=4", onto)).toBe("?difficulty=4");
});

test("what was chosen meanwhile stays, in lists and beside them", () => {
  expect(change("", "?sort=soonest", "?difficulty=4")).toBe("?difficulty=4&sort=soonest");
  expect(change("?direction=Алтай", "", "?direction=Алтай&price=70000")).toBe("?price=70000");
  expect(change("", "?direction=Карелия", "?direction=Алтай")).toBe(
    "?direction=Алтай&direction=Карелия",
  );
  expect(change("?difficulty=4", "?difficulty=3&difficulty=4", "?difficulty=3")).toBe(
    "?difficulty=3",
  );
});

test("of one that has a single value the newest counts", () => {
  expect(change("?month=2027-06", "?month=2027-07", "?month=2027-08&days=4-7")).toBe(
    "?days=4-7&month=2027-07",
  );
});

test("another list begins at its first page", () => {
  expect(change("?direction=Алтай", "?direction=Алтай&page=2", "?page=3")).toBe("");
});
