import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";
import { tourDocuments } from "../../tours/full-text/tour-change.table.ts";
import { findByText } from "./find-by-text.ts";
import { strangers, wordForms } from "../../../platform/text/word-forms.ts";
import { mendDocuments } from "../../tours/full-text/write-documents.ts";

let app: TestApp;
let organizerId = 0;

beforeAll(async () => {
  app = await createTestApp();
  organizerId = (await createOrganizer(app)).id;
});
afterAll(() => app.close());

const bare = { places: [], directions: [], activities: [] };
const make = async (title: string, more: object = {}) =>
  (await createTour(app.db, organizerId, testTour({ ...bare, title, ...more }))).id;
/** A word after it, so that the word itself is a whole one. */
const find = async (text: string) => (await findByText(app.db, text)).everywhere;

test("every form of a word finds every other", async () => {
  const ids = new Map<string, number>();
  for (const form of wordForms.flat()) ids.set(form, await make(`${form} тур`));
  const missed: string[] = [];
  for (const forms of wordForms) {
    for (const form of forms) {
      const found = new Set(await find(`${form} тур`));
      missed.push(
        ...forms.filter((other) => !found.has(ids.get(other)!)).map((other) => `${form} ${other}`),
      );
    }
  }
  expect(missed).toEqual([]);
});

test("control: PostgreSQL's stemmer alone treats two forms as different words", async () => {
  const result = await app.db.execute(
    sql`select to_tsvector('russian', 'Байкал') @@ plainto_tsquery('russian', 'Байкале') as found`,
  );
  expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ found: false }]);
});

test("words that only look alike do not find each other", async () => {
  for (const [one, other] of strangers) {
    const id = await make(`${other} чужой`);
    expect([one, other, (await find(`${one} чужой`)).includes(id)]).toEqual([one, other, false]);
  }
});

test("another word for the same kind of trip finds it, in whatever form, and nothing of another kind", async () => {
  const kayaks = await make("Каяки Ладоги");
  const raft = await make("Рафтинг по Чуе");
  const lakes = await make("Сапфировые озёра");
  const finds = async (text: string, id: number) => (await find(text)).includes(id);
  for (const text of ["байдарки ладоги", "на байдарках", "каноэ", "каяк"]) {
    expect([text, await finds(text, kayaks)]).toEqual([text, true]);
    expect([text, await finds(text, raft)]).toEqual([text, false]);
  }
  expect(await finds("сплавы", raft)).toBe(true);
  expect(await finds("сап", lakes), "the beginning of a word").toBe(true);
  expect(await finds("сап доски", lakes)).toBe(false);
});

test("ё is е, stress and case do not matter, and the last word may be unfinished", async () => {
  const id = await make("Лёгкий путь к Озёрам");
  for (const text of ["легкий", "ЛЕГКИЙ", "лё́гкий", "легкий путь к озер", "пут"]) {
    expect([text, (await find(text)).includes(id)]).toEqual([text, true]);
  }
  for (const text of ["лег путь", "лёгкий путь домой"]) {
    expect([text, (await find(text)).includes(id)]).toEqual([text, false]);
  }
});

test("names are distinguished from other texts", async () => {
  const named = await make("Марал и кедр");
  const written = await make("Тур", { description: "Увидим марала" });
  const found = await findByText(app.db, "марал кед");
  expect(found).toEqual({ everywhere: [named], inNames: [named] });
  const all = await findByText(app.db, "марал");
  expect(all.everywhere.toSorted()).toEqual([named, written].toSorted());
  expect(all.inNames).toEqual([named]);
});

// ASVS 1.2.4
test("typed text is never interpreted as query syntax", async () => {
  for (const text of [
    "a & | ! ( ) : * ' \" \\",
    "'; drop table tours; --",
    "а:*б<->в",
    "💥",
    "%_",
  ]) {
    await findByText(app.db, text);
  }
  expect(await find(" ,.!? ")).toEqual([]);
  expect(await app.db.$count(tours)).toBeGreaterThan(0);
});

test("missing search documents are created when the server starts", async () => {
  const id = await make("Забытый марсоход");
  await app.db.delete(tourDocuments);
  expect(await find("марсоход")).toEqual([]);
  expect(await mendDocuments(app.db)).toBe(await app.db.$count(tours));
  expect(await find("марсоход")).toEqual([id]);
  expect(await mendDocuments(app.db)).toBe(0);
});
