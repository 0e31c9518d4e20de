import { expect, test } from "vitest";
import { testTour } from "../../tours/test-tour.ts";
import { importTexts } from "../import.texts.ts";
import type { ImportedDate, ImportedFields } from "../reading/imported-tour.ts";
import type { ExistingDate, ExistingTour } from "./existing-tour.ts";
import { findOwnTour } from "./find-own-tour.ts";
import { planTour } from "./plan-tour.ts";

const context = {
  now: new Date("2027-03-01T12:00:00Z"),
  timeZone: "Asia/Barnaul",
  mayChangeDates: true,
};
const date = (over: Partial<ExistingDate> = {}): ExistingDate => ({
  ...{ id: 7, start_date: "2027-06-12", end_date: "2027-06-14", start_time: null },
  ...{ capacity: 8, status: "open", held: 0, amounts: { base: 100_00 } },
  others: { smallest_group: 1, decision_date: null, guide_user_id: null },
  ...over,
});
const existing = (...dates: ExistingDate[]): ExistingTour => ({
  ...{ id: 1, slug: "altay-1", version: 1, dates },
  input: testTour({ price_options: [{ id: "base", title: "Взрослый", note: "" }] }),
});
const file = (fields: ImportedFields, ...dates: Partial<ImportedDate>[]) => ({
  ...{ row: 2, fields, problems: [] },
  dates: dates.map((one) => ({ row: 3, start_date: "2027-06-12", ...one })),
});
const plan = (imported: ReturnType<typeof file>, tour?: ExistingTour) => {
  const { kind, changes, problems } = planTour(imported, tour, context);
  return { kind, changes, problems: problems.map(({ column, text }) => [column, text]) };
};

test("a date is known by its number, though its day changes", () => {
  const { kind, changes } = plan(
    file({}, { id: 7, start_date: "2027-06-13", end_date: "2027-06-15" }),
    existing(date()),
  );
  expect(kind).toBe("changed");
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ["start_date", "2027-06-12", "2027-06-13"],
    ["end_date", "2027-06-14", "2027-06-15"],
  ]);
});

test("what is left out of a date stays, and a tour that is as the file says is the same", () => {
  expect(plan(file({ days: 3 }, { price: 100_00 }), existing(date()))).toEqual({
    ...{ kind: "same", changes: [], problems: [] },
  });
});

test.each<[string, Partial<ImportedDate>, ExistingDate[], [string, string]]>([
  [
    "fewer seats than are held",
    { capacity: 3 },
    [date({ held: 4 })],
    ["Мест", importTexts.fewerThanHeld(4)],
  ],
  [
    "other days while seats are held",
    { end_date: "2027-06-20" },
    [date({ held: 1 })],
    ["Дата начала", importTexts.daysAreTaken],
  ],
  ["a new date without a price", {}, [], ["Цена", importTexts.noPrice]],
  [
    "an end before the start",
    { end_date: "2027-06-01", price: 1 },
    [],
    ["Дата окончания", "Дата окончания раньше даты начала"],
  ],
  [
    "a day on which the tour leaves twice",
    {},
    [date({ start_time: "09:00" }), date({ id: 8, start_time: "15:00" })],
    ["Дата начала", importTexts.severalDates],
  ],
])("%s is an error, and nothing of the tour is written", (_, imported, dates, problem) => {
  const planned = plan(file({}, imported), existing(...dates));
  expect(planned).toMatchObject({ kind: "error", problems: [problem] });
});

test("a past date is left out with a warning; the rest of its tour is written", () => {
  const past = { start_date: "2027-02-01", price: 1 };
  expect(plan(file({ title: "Лес", days: 3 }, past))).toMatchObject({
    kind: "new",
    problems: [["Дата начала", importTexts.pastDate]],
  });
});

test("a price in another currency than the tour's is an error", () => {
  expect(plan(file({ currency: "USD" }, { price: 1 }), existing(date()))).toMatchObject({
    kind: "error",
    problems: [["Валюта", importTexts.otherCurrency("RUB")]],
  });
});

test("a new tour needs a title and a length, which its first date tells as well", () => {
  expect(plan(file({ days: 3 })).problems).toEqual([["Название", importTexts.noTitle]]);
  expect(plan(file({ title: "Лес" })).problems).toEqual([["Дней", importTexts.noDays]]);
  const dated = { start_date: "2027-06-12", end_date: "2027-06-14", price: 1 };
  const { kind, changes } = plan(file({ title: "Лес" }, dated));
  expect(kind).toBe("new");
  expect(changes).toContainEqual({ field: "days", date: null, before: "", after: "3" });
});

test("a tour is found by our address, then by the other system's number, then by its title", () => {
  const own = {
    bySlug: new Map([["altay-1", 1]]),
    byExternalId: new Map([["A-17", 2]]),
    byTitle: new Map([
      ["лес", [3]],
      ["поле", [4, 5]],
    ]),
  };
  const find = (over: object) => findOwnTour({ ...file({ title: "Лес" }), ...over }, own);
  expect(find({ slug: "https://example.com/altay-1/", externalId: "A-17" }).id).toBe(1);
  expect(find({ externalId: "A-17" }).id).toBe(2);
  expect(find({}).id).toBe(3);
  expect(find({ fields: { title: "Поле" } })).toMatchObject({ problems: [{ level: "error" }] });
  expect(find({ slug: "chuzhoy-9" })).toMatchObject({ id: 3, problems: [{ level: "warning" }] });
  expect(find({ fields: { title: "Степь" } })).toEqual({ problems: [] });
});
