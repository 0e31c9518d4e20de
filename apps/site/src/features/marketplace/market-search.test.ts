import { expect, test } from "vitest";
import {
  chosenParts,
  lengthNames,
  noSearch,
  readMarketSearch,
  toAddress,
  toQuery,
} from "./market-search.ts";

const read = (query: string) => readMarketSearch(new URLSearchParams(query));

test("a URL is parsed and written back the same", () => {
  const query =
    "q=море&collection=s-detmi&direction=Алтай&activity=Сплав&month=2027-05&days=4-7&price=50000&sort=-price&page=3";
  const address = toAddress("/tours", read(query));
  expect(decodeURIComponent(address)).toBe(`/tours?${query}`);
  expect(read(new URL(address, "http://x").search)).toEqual(read(query));
});

test("empty and unknown parameters give the plain URL", () => {
  for (const query of [
    "",
    "page=1",
    "page=-2",
    "page=1e9",
    "sort=rating",
    "month=2027-13",
    "x=1",
  ]) {
    expect(toAddress("/tours", read(query)), query).toBe("/tours");
  }
  for (const query of [
    "days=constructor",
    "price=0",
    "price=1.5",
    "price=99999999",
    "q=%20%20",
    "collection=-а",
  ]) {
    expect(read(query), query).toEqual(noSearch);
  }
});

test("the order of a URL's parameters does not matter", () => {
  expect(toAddress("/tours", read("page=2&q=a"))).toBe(toAddress("/tours", read("q=a&page=2")));
});

test("lengths are offered from short to long", () => {
  expect(lengthNames).toEqual(["1-3", "4-7", "8-14", "15"]);
});

test("a search uses the API's units: whole months, kopecks, days", () => {
  expect(toQuery(read("collection=zimoy&month=2028-02&price=70000&days=15&page=2"), 24)).toEqual({
    limit: 24,
    page: 2,
    sort: "default",
    expand: "filters",
    market_collection: "zimoy",
    dates_from: "2028-02-01",
    dates_to: "2028-02-29",
    price_to: 7_000_000,
    duration_from: 15,
  });
});

test("sort order and page do not count as filters", () => {
  expect(chosenParts(read("sort=price&page=2"))).toEqual([]);
  expect(chosenParts(read("q=a&price=10"))).toEqual(["q", "price"]);
});
