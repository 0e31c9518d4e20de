import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { takeSnapshot } from "../../test/take-snapshot.ts";
import { tours } from "../tours/tour.table.ts";
import { importTexts } from "./import.texts.ts";
import { startImports } from "../../test/start-imports.ts";

const timeZone = "Asia/Barnaul";
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
});
afterAll(() => app.close());

test("what is no file of tours is refused with its reason, and keeps nothing", async () => {
  const { query, refuse } = await startImports(app);
  const before = await takeSnapshot(app.db);
  const send = (content: BlobPart, time_zone = timeZone) =>
    refuse("uploadTourImport", { query, body: { file: new File([content], "a.csv"), time_zone } });
  expect(await send("")).toEqual([422, importTexts.noRows]);
  expect(await send("<html></html>")).toEqual([422, importTexts.notTable]);
  expect(await send(new Uint8Array(5 * 1024 * 1024 + 1))).toEqual([413, importTexts.tooLarge]);
  expect((await send("Название;Дней\nЛес;3\n", "Луна"))[0]).toBe(400);
  expect(await takeSnapshot(app.db)).toBe(before);
});

test("bytes of any kind are refused or read, never an error of the server", async () => {
  const { own, query } = await startImports(app);
  const bytes = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 256);
  const texts = [
    bytes,
    "\ud800;Название\nЛес\n",
    "Название\n\u0000\n",
    "Название;Дней\nЛес;1e999\n",
  ];
  for (const content of texts) {
    const body = { file: new File([content], "\u0000a.csv"), time_zone: timeZone };
    const { status } = await app.ask("uploadTourImport", { query, body }, own.owner);
    expect([200, 422]).toContain(status);
  }
});

test("two thousand rows are read in, and are written as they were shown", async () => {
  const { own, upload, apply } = await startImports(app);
  const rows = Array.from({ length: 1_990 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, "0");
    const month = String((index % 9) + 4).padStart(2, "0");
    return `Тур ${Math.floor(index / 100)};3;;${day}.${month}.${2027 + Math.floor((index % 100) / 50)};100;5;`;
  });
  const shown = await upload(
    ["Название;Дней;Регион;Дата начала;Цена;Мест;Что включено", ...rows].join("\n"),
  );
  expect(Object.values(shown.kinds).reduce((sum, count) => sum + count)).toBe(20);
  expect((await apply(shown.id)).states.failed).toBe(0);
  const count = await app.db.$count(tours, eq(tours.organizerId, own.id));
  expect(count).toBe(shown.kinds.new);
});
