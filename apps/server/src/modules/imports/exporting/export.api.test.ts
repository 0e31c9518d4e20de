import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { startImports } from "../../../test/start-imports.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
});
afterAll(() => app.close());

/** A tour with all that an export has, and what spreadsheets stumble over. */
const full = {
  title: '=Тур "Лес"; осень',
  subtitle: "-скидка",
  description: "Первый день\n\nВторой <b>день</b> & третий",
  places: [
    { level: "country" as const, name: "Россия" },
    { level: "region" as const, name: "Алтай" },
  ],
  included: ["Трансфер; туда и обратно"],
  not_included: ["Билеты", "Ужин"],
  price_options: [
    { id: "base", title: "Взрослый", note: "" },
    { id: "child", title: "Ребёнок", note: "", kind: "child" as const },
  ],
};

async function makeFull({ query, own, makeTour }: Awaited<ReturnType<typeof startImports>>) {
  const tour = await makeTour(full);
  await makeTour({ title: "Без дат" });
  const prices = [
    { option_id: "base", amount: 24_800_50 },
    { option_id: "child", amount: 10_000_00 },
  ];
  const days = { start_date: "2027-06-12", end_date: "2027-06-14" };
  for (const start_time of ["09:30", null]) {
    const body = { tour_id: tour.id, ...days, start_time, capacity: 8, prices };
    await app.call("createDeparture", { query, body }, own.owner);
  }
  return tour;
}

test.each(["csv", "yml"] as const)(
  "an export as %s is read again without a change",
  async (format) => {
    const started = await startImports(app);
    const { own, query, upload, items } = started;
    await makeFull(started);
    const { data } = await app.call("exportTours", { query: { ...query, format } }, own.owner);
    expect(data.name).toBe(`tours-2027-03-01.${format}`);
    expect(data.text).toContain("Цена: Ребёнок");
    if (format === "csv") expect(data.text).toContain(`"'=Тур ""Лес""; осень"`);
    const shown = await upload(data.text);
    expect((await items(shown.id)).map(({ changes, problems }) => [changes, problems])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(shown.kinds).toEqual({ new: 0, changed: 0, same: 2, error: 0 });
  },
);

test("another organiser's export makes new tours, and touches none of theirs", async () => {
  const theirs = await startImports(app);
  await makeFull(theirs);
  const input = { query: { ...theirs.query, format: "csv" as const } };
  const { data } = await app.call("exportTours", input, theirs.own.owner);
  const { upload, apply, list } = await startImports(app);
  const shown = await upload(data.text);
  expect(shown.kinds).toMatchObject({ new: 2, error: 0 });
  const before = await theirs.list();
  await apply(shown.id);
  expect(await theirs.list()).toEqual(before);
  expect(await list()).toHaveLength(2);
});
