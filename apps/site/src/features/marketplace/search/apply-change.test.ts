import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";
import { readMarketSearch, toAddress } from "./market-search.ts";

const home = "https://market.example";
/** As its server reads it. */
const change = (before: string, after: string, onto: string) => {
  const [was, is, wanted] = [before, after, onto].map((query) => `${home}/tours${query}`);
  const { pathname, searchParams } = new URL(applyChange(was!, is!, wanted!));
  return decodeURIComponent(toAddress(pathname, readMarketSearch(searchParams)));
};

test("of two values given up one after the other, neither comes back", () => {
  const shown = "?direction=Алтай&direction=Карелия&difficulty=4";
  const onto = "?direction=Карелия&difficulty=4";
  expect(change(shown, "?direction=Алтай&difficulty=4", onto)).toBe("/tours?difficulty=4");
});

test("what was chosen meanwhile stays, in lists and beside them", () => {
  expect(change("", "?sort=soonest", "?difficulty=4")).toBe("/tours?difficulty=4&sort=soonest");
  expect(change("?direction=Алтай", "", "?direction=Алтай&price=70000")).toBe("/tours?price=70000");
  const [one, both] = ["?direction=Алтай", "/tours?direction=Алтай&direction=Карелия"];
  expect(change("", "?direction=Карелия", one)).toBe(both);
  expect(change(one, "?direction=Алтай&direction=Карелия", one)).toBe(both);
});

test("of one that has a single value the newest counts", () => {
  expect(change("?month=2027-06", "?month=2027-07", "?month=2027-08&days=4-7")).toBe(
    "/tours?month=2027-07&days=4-7",
  );
  expect(change("?q=Алтай", "?q=Карелия", "?q=Камчатка")).toBe("/tours?q=Карелия");
});

test("another list begins at its first page", () => {
  expect(change("?direction=Алтай", "?direction=Алтай&page=2", "?page=3")).toBe("/tours");
});
