import { expect, test } from "vitest";
import { chosenParts, giveUp } from "./chosen-parts.ts";
import { lengths, noSearch, readMarketSearch, toAddress } from "./market-search.ts";
import { toQuery } from "./to-query.ts";

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
  expect([...lengths.keys()]).toEqual(["1-3", "4-7", "8-14", "15"]);
});

test("several values of a list stand in one order, each once", () => {
  const first = toAddress("/tours", read("direction=Карелия&direction=Алтай&direction=Алтай"));
  expect(decodeURIComponent(first)).toBe("/tours?direction=Алтай&direction=Карелия");
  expect(toQuery(read("stay=tent&stay=palace&difficulty=7&difficulty=2"), 1)).toMatchObject({
    accommodation: ["tent"],
    difficulty: ["2"],
  });
});

test("days are read as people write them, take a month's place, and are put in order", () => {
  const search = read("month=2027-05&from=9.6.2027&to=2027-05-25");
  expect(search).toMatchObject({ month: "", from: "2027-05-25", to: "2027-06-09" });
  expect(read("from=31.02.2027")).toEqual(noSearch);
});

test("prices are read with spaces and the sign, the lesser one first", () => {
  expect(read("price_from=120 000 ₽&price=70000")).toMatchObject({
    price_from: "70000",
    price: "120000",
  });
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

test("all seventeen kinds reach the API host", () => {
  const query = toQuery(
    read(
      "direction=а&activity=б&cruise=в&port=г&waters=д&ship=е&from=2027-05-01&to=2027-05-09&price_from=1&price=2&days=1-3&age=6&stay=tent&difficulty=1&theme=ж&language=en&author=author&group=10&comfort=3",
    ),
    1,
  );
  expect(query).toEqual({
    ...{ limit: 1, page: 1, sort: "default", expand: "filters" },
    tours_direction: ["а"],
    tours_activities: ["б"],
    cruises_types: ["в"],
    cruises_start_city: ["г"],
    cruises_direction: ["д"],
    cruises_ships: ["е"],
    ...{ dates_from: "2027-05-01", dates_to: "2027-05-09", price_from: 100, price_to: 200 },
    ...{ duration_from: 1, duration_to: 3, age: 6, group_size_from: 1, group_size_to: 10 },
    accommodation: ["tent"],
    difficulty: ["1"],
    collections: ["ж"],
    languages: ["en"],
    author_tours_operator: "author",
    comfort: ["3"],
  });
});

test("sort order and page do not count as filters, and each part is given up by itself", () => {
  expect(chosenParts(read("sort=price&page=2"))).toEqual([]);
  const search = read("q=a&price_from=10&price=20&stay=tent&stay=hotel&month=2027-05&page=3");
  const parts = chosenParts(search);
  expect(parts.map(({ name }) => name)).toEqual(["q", "stay", "stay", "dates", "price"]);
  const without = (index: number) => toAddress("", giveUp(search, parts[index]!));
  expect(without(1)).toBe("?q=a&month=2027-05&price_from=10&price=20&stay=tent");
  expect(without(3)).toBe("?q=a&price_from=10&price=20&stay=hotel&stay=tent");
  expect(parts.reduce(giveUp, search)).toEqual(noSearch);
});

test("a part of the map is part of an address, and what is none counts as not asked for", () => {
  const search = read("view=map&box=80,50.5,190.25,55");
  expect(search).toMatchObject({ view: "map", box: "80,50.5,190.25,55" });
  expect(read(toAddress("/tours", search).split("?")[1]!)).toEqual(search);
  for (const wrong of ["box=1,2,3", "box=10,0,5,10", "box=<script>", "view=list&box="]) {
    expect(read(wrong)).toMatchObject({ view: "", box: "" });
  }
});
