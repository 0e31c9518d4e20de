import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../create-organizer.ts";
import { createTestApp } from "../create-test-app.ts";
import type { TestApp } from "../create-test-app.ts";
import { createEverything, publishEverything } from "../create-everything.ts";
import { checkRows, findTorn } from "./check-rows.ts";
import { openLedger } from "./ledger.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const organizer = await createOrganizer(app);
  await createEverything(app, organizer);
  await publishEverything(app, organizer);
});
afterAll(() => app.close());

test("data of complete transactions passes the check", async () => {
  const pictures = await checkRows(app.db, { ...openLedger(), publication: 2 });
  expect(pictures).toHaveLength(2);
});

test.each([
  ["a publication", { publication: 3 }],
  ["a date", { departures: [999_999] }],
  ["a question", { questions: ["Где я?"] }],
])("control: a confirmed but missing %s is detected", async (_, claimed) => {
  await expect(checkRows(app.db, { ...openLedger(), ...claimed })).rejects.toThrow();
});

test.each([
  ["a published version without its event", sql`delete from events where id = 1`],
  ["a departure without its price", sql`delete from departure_prices`],
  ["a site that does not show its last version", sql`update sites set current_manifest_id = 1`],
  ["a tour that search has no words of", sql`delete from tour_documents`],
])("control: %s is detected", async (name, tear) => {
  class Undo extends Error {}
  const found: string[] = [];
  const torn = app.db.transaction(async (tx) => {
    await tx.execute(tear);
    found.push(...(await findTorn(tx)));
    throw new Undo();
  });
  await expect(torn).rejects.toThrow(Undo);
  expect(found).toEqual([expect.stringContaining(name)]);
});
