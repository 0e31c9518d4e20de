import type { TourInput } from "@tour/api";
import { expect, it } from "vitest";
import { newTour } from "../../../../tours/new-tour.ts";
import { findAdvice, findNeeds } from "./find-missing.ts";

const lists = {
  media: [],
  program: [],
  places: [],
  included: [],
  guides: [],
  cancellation_rules: [],
};
const bare = { ...newTour("Алтай"), ...lists, description: " ", meeting_place: null };
const fields = bare as unknown as TourInput;
const nothing = {
  isPublished: false,
  hasAgreement: false,
  hasPolicy: false,
  takesPayments: false,
  ...{ comingDates: 0, openDates: 0, pricedDates: 0 },
  isShown: false,
};
const all = {
  isPublished: true,
  hasAgreement: true,
  hasPolicy: true,
  takesPayments: true,
  ...{ comingDates: 3, openDates: 2, pricedDates: 1 },
  isShown: true,
};
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

it("names what a new tour lacks to be sold, and nothing once it is there", () => {
  expect(names(findNeeds(fields, nothing))).toEqual([
    "site",
    "agreement",
    "policy",
    "payments",
    "dates",
    "shown",
  ]);
  expect(findNeeds(fields, all)).toEqual([]);
});

it("a tour of supplements alone is sold to nobody", () => {
  const price_options = [{ id: "room", title: "Номер", note: "", kind: "supplement" as const }];
  expect(names(findNeeds({ ...fields, price_options }, all))).toEqual(["person"]);
});

it("advises what guests look for, and a programme for each day", () => {
  const day = { id: "1", title: "День 1", text: "", media: [] };
  expect(names(findAdvice(fields))).toEqual([
    "picture",
    "description",
    "program",
    "guides",
    "place",
    "included",
    "meeting",
    "cancellation",
  ]);
  expect(names(findAdvice({ ...fields, days: 3, program: [day] }))).toContain("shortProgram");
  expect(names(findAdvice({ ...fields, description: "<p>Коротко</p>" }))).toContain(
    "shortDescription",
  );
  const description = `<p>${"Идём пешком. ".repeat(20)}</p>`;
  expect(names(findAdvice({ ...fields, description }))).not.toContain("shortDescription");
});

it("tells dates that nobody can book from none at all", () => {
  const closed = { ...all, openDates: 0, pricedDates: 0 };
  expect(names(findNeeds(fields, closed))).toEqual(["openDates"]);
  expect(names(findNeeds(fields, { ...all, pricedDates: 0 }))).toEqual(["pricedDates"]);
});
