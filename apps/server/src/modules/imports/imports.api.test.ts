import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { importTexts } from "./import.texts.ts";
import { startImports } from "../../test/start-imports.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
});
afterAll(() => app.close());

const head = "Название;Дней;Регион;Дата начала;Цена;Мест;Что включено";
const file = (...rows: string[]) => [head, ...rows].join("\r\n");
const altai = "Алтай в мае;7;Республика Алтай;12.06.2027;24 800 ₽;12;Трансфер; обед".replace(
  "Трансфер; обед",
  '"Трансфер; обед"',
);

test("a file is looked at before anything is written, and then makes exactly what was shown", async () => {
  const { upload, items, apply, list, dates } = await startImports(app);
  const shown = await upload(file(altai, ";;;19.06.2027;26 000;8;"));
  expect(shown).toMatchObject({
    state: "ready",
    format: "csv",
    sells_dates: true,
    kinds: { new: 1, changed: 0, same: 0, error: 0 },
  });
  expect(await list()).toEqual([]);
  const [item] = await items(shown.id);
  expect(item).toMatchObject({ title: "Алтай в мае", kind: "new", tour_id: null, row: 2 });
  expect(item?.changes.filter(({ field }) => field === "date").map(({ after }) => after)).toEqual([
    expect.stringMatching(/^12–18\sиюня, 24\s800\s₽, 12\sмест$/),
    expect.stringMatching(/^19–25\sиюня, 26\s000\s₽, 8\sмест$/),
  ]);

  expect(await apply(shown.id)).toMatchObject({
    state: "applied",
    states: { applied: 1, waiting: 0, failed: 0 },
  });
  const [tour] = await list();
  expect(tour).toMatchObject({ title: "Алтай в мае", is_archived: true, days: 7 });
  expect(await dates(tour!.id)).toMatchObject([
    { start_date: "2027-06-12", end_date: "2027-06-18", capacity: 12, status: "open" },
    { start_date: "2027-06-19", capacity: 8, prices: [{ price: { amount: 2_600_000 } }] },
  ]);
  expect((await items(shown.id))[0]).toMatchObject({ state: "applied", tour_id: tour?.id });
});

test("the same file once more changes nothing, another one what differs, field by field", async () => {
  const { own, upload, items, apply, list, dates } = await startImports(app);
  await apply((await upload(file(altai))).id);
  expect((await upload(file(altai))).kinds).toEqual({ new: 0, changed: 0, same: 1, error: 0 });

  const other = altai.replace("24 800", "26 900").replace(";7;", ";8;");
  const shown = await upload(file(other));
  const [item] = await items(shown.id);
  expect(item).toMatchObject({ kind: "changed" });
  expect(item?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ["days", "7", "8"],
    ["price", expect.stringContaining("24"), expect.stringContaining("26")],
  ]);
  await apply(shown.id);
  const [tour] = await list();
  expect(tour?.days).toBe(8);
  const [date] = await dates(tour!.id);
  expect(date?.prices[0]?.price.amount).toBe(2_690_000);
  const { data } = await app.call("listActivity", { query: { organizer_id: own.id } }, own.owner);
  expect(data.map(({ kind, details }) => [kind, details])).toEqual([
    ["tours_imported", { count: 1 }],
    ["tours_imported", { count: 1 }],
  ]);
});

test("an import is written once, however often it is asked for, and another waits for it", async () => {
  const { by, own, upload, apply, list, refuse } = await startImports(app);
  const { id } = await upload(file(altai));
  const asked = Array.from({ length: 4 }, () => app.call("applyTourImport", by(id), own.owner));
  await Promise.all(asked);
  const other = await upload(file("Лес;3;;;;;"));
  expect(await refuse("applyTourImport", by(other.id))).toEqual([409, importTexts.otherIsRunning]);
  await apply(id);
  expect(await list()).toHaveLength(1);
  const late = await upload(file("Поле;3;;;;;"), own.owner);
  expect(await apply(late.id)).toMatchObject({ state: "applied" });
});

test("what another import wrote since it was looked at is not written once more", async () => {
  const { own, by, upload, apply, list, refuse } = await startImports(app);
  const first = await upload(file(altai));
  const second = await upload(file(altai), own.editor);
  await apply(first.id);
  expect(await refuse("applyTourImport", by(second.id))).toEqual([409, importTexts.otherCameFirst]);
  expect(await list()).toHaveLength(1);
});

test("a tour that somebody changed after the preview is named and left", async () => {
  const { own, query, upload, items, apply, makeTour } = await startImports(app);
  const tour = await makeTour();
  const shown = await upload("Название;Дней\nАлтай в мае;4\n");
  const change = { query: { ...query, id: tour.id }, body: { subtitle: "Своё" } };
  await app.call("updateTour", change, own.owner);
  expect((await apply(shown.id)).states).toMatchObject({ applied: 0, failed: 1 });
  expect((await items(shown.id))[0]).toMatchObject({
    state: "failed",
    message: importTexts.changedSince,
  });
});

test("taking an import back leaves no trace of new tours, and old ones as they were", async () => {
  const { query, own, upload, apply, undo, list, dates, makeTour } = await startImports(app);
  const tour = await makeTour({ title: "Байкал", days: 3, nights: 2 });
  const prices = [{ option_id: "base", amount: 500_00 }];
  const days = { start_date: "2027-06-12", end_date: "2027-06-14", capacity: 8 };
  const body = { tour_id: tour.id, ...days, prices };
  await app.call("createDeparture", { query, body }, own.owner);
  const before = { list: await list(), dates: await dates(tour.id) };

  const baikal = ["Байкал;4;;12.06.2027;900;9;", "Байкал;;;01.07.2027;700;5;"];
  const { id } = await upload(file(altai, ...baikal));
  await apply(id);
  expect(await dates(tour.id)).toHaveLength(2);
  expect(await list()).toHaveLength(2);
  expect(await undo(id)).toMatchObject({ state: "undone", states: { undone: 2, left: 0 } });
  expect(await dates(tour.id)).toEqual(before.dates);
  expect(await list()).toEqual(before.list);
});

test("what was edited or shown since stays when an import is taken back, and is named", async () => {
  const { own, query, upload, items, apply, undo, list } = await startImports(app);
  const { id } = await upload(file(altai, "Лес;3;;;;;", "Поле;3;;;;;"));
  await apply(id);
  const idOf = async (title: string) => (await list()).find((tour) => tour.title === title)!.id;
  const edited = { query: { ...query, id: await idOf("Лес") }, body: { subtitle: "Своё" } };
  await app.call("updateTour", edited, own.owner);
  const shown = { query: { ...query, id: await idOf("Поле") }, body: { is_archived: false } };
  await app.call("archiveTour", shown, own.owner);
  expect((await undo(id)).states).toMatchObject({ undone: 1, left: 2 });
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(["Лес", "Поле"]);
  const left = (await items(id)).filter(({ state }) => state === "left");
  expect(left.map(({ message }) => message)).toEqual([
    importTexts.editedSince,
    importTexts.editedSince,
  ]);
});

test("who may not sell brings dates in closed, and changes none that are there", async () => {
  const { own, upload, items, apply, list, dates } = await startImports(app);
  const shown = await upload(file(altai), own.editor);
  expect(shown.sells_dates).toBe(false);
  await apply(shown.id, own.editor);
  const [tour] = await list();
  expect(await dates(tour!.id)).toMatchObject([{ status: "closed" }]);
  const other = await upload(file(altai.replace("24 800", "1")), own.editor);
  expect(other.kinds).toMatchObject({ same: 1 });
  expect((await items(other.id))[0]?.problems).toMatchObject([
    { level: "warning", text: importTexts.noRightToDates },
  ]);
});

test("an editor neither writes nor takes back what somebody who sells read in", async () => {
  const { own, by, upload, apply, list } = await startImports(app);
  const { id } = await upload(file(altai));
  const ask = async (name: "applyTourImport" | "undoTourImport") =>
    (await app.ask(name, by(id), own.editor)).status;
  expect(await ask("applyTourImport")).toBe(403);
  await apply(id);
  expect(await ask("undoTourImport")).toBe(403);
  expect(await list()).toHaveLength(1);
});

test("a tour is found again by the number that another system gave it", async () => {
  const { upload, items, apply } = await startImports(app);
  await apply((await upload("ID;Название;Дней\nA-17;Алтай;3\n")).id);
  const shown = await upload("ID;Название;Дней\nA-17;Алтай и горы;3\n");
  expect(shown.kinds).toMatchObject({ changed: 1, new: 0 });
  expect((await items(shown.id))[0]?.changes).toMatchObject([
    { field: "title", before: "Алтай", after: "Алтай и горы" },
  ]);
});

test("a date gets all of its prices, an option that is new is made, and both go when that is taken back", async () => {
  const { own, query, upload, apply, undo, makeTour, dates } = await startImports(app);
  const price_options = [{ id: "base", title: "Взрослый", note: "" }];
  const tour = await makeTour({ title: "Лес", price_options });
  const view = async () =>
    (await app.call("viewTour", { query: { ...query, id: tour.id } }, own.owner)).data.fields;
  const before = await view();
  const table = `Адрес тура;Дата;Цена;Цена: Ребёнок\n${tour.slug};12.06.2027;24800;15 000,50\n`;
  const shown = await upload(table);
  await apply(shown.id);
  const [made] = await dates(tour.id);
  const prices = made?.prices.map(({ option_id, price, kind }) => [option_id, price.amount, kind]);
  expect(prices).toEqual([
    ["rebyonok", 15_000_50, "child"],
    ["base", 24_800_00, undefined],
  ]);
  expect((await upload(table)).kinds).toMatchObject({ same: 1 });
  await undo(shown.id);
  expect([await view(), await dates(tour.id)]).toEqual([before, []]);
});
