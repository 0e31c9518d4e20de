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

const options = [
  { id: "base", title: "Взрослый", note: "" },
  { id: "kid", title: "Ребёнок", note: "", kind: "child" as const },
];

test("a date has as many prices as the file names, and each that changes is told", () => {
  const tour = existing(date({ amounts: { base: 100_00, kid: 50_00 } }));
  const withKid = { ...tour, input: { ...tour.input, price_options: options } };
  const told = plan(file({}, { price: 120_00, options: { ребенок: 60_00 } }), withKid);
  expect(told.problems).toEqual([]);
  expect(told.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ["price", expect.stringContaining("100"), expect.stringContaining("120")],
    ["option_price", expect.stringMatching(/^Ребёнок: 50/), expect.stringMatching(/^Ребёнок: 60/)],
  ]);
  expect(plan(file({}, { options: { ребенок: 50_00 } }), withKid).kind).toBe("same");
});

test("an option that a tour has not is added to it, as its words say what it is", () => {
  const imported = {
    ...file({}, { price: 100_00, options: { "детский билет": 50_00, "доплата за номер": 9_00 } }),
    options: ["Детский билет", "Доплата за номер"],
  };
  const { input, changes, dates } = planTour(imported, existing(), context);
  expect(input?.price_options.slice(1)).toEqual([
    { id: "detskiy-bilet", title: "Детский билет", note: "", kind: "child" },
    { id: "doplata-za-nomer", title: "Доплата за номер", note: "", kind: "supplement" },
  ]);
  expect(changes.filter(({ date: day }) => day === null).map(({ after }) => after)).toEqual([
    "Детский билет",
    "Доплата за номер",
  ]);
  expect(dates[0]?.fields.amounts).toEqual({
    ...{ base: 100_00, "detskiy-bilet": 50_00, "doplata-za-nomer": 9_00 },
  });
});

test("a new tour has the options of its file alone, and a date without a person's price is not made", () => {
  const rows = {
    ...file({ title: "Лес", days: 3 }, { options: { стандарт: 90_00, vip: 150_00 } }),
  };
  const { kind, input } = planTour({ ...rows, options: ["Стандарт", "VIP"] }, undefined, context);
  expect([kind, input?.price_options.map(({ title }) => title)]).toEqual([
    "new",
    ["Стандарт", "VIP"],
  ]);
  const kids = { ...file({ title: "Лес", days: 3 }, { options: { детский: 90_00 } }) };
  const refused = planTour({ ...kids, options: ["Детский"] }, undefined, context);
  expect(refused.problems.map(({ text }) => text)).toEqual([importTexts.noPrice]);
});
