import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../../../http/errors/errors.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { newRequest } from "../../../test/new-request.ts";
import { isBrokenReference } from "../../../db/is-broken-reference.ts";
import { createRequest } from "../../booking/create-request.ts";
import { requests } from "../../booking/request.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { importTexts } from "../import.texts.ts";
import { startImports } from "../../../test/start-imports.ts";

const rounds = 12;
const buyers = 4;

let app: TestApp;
let imports: Awaited<ReturnType<typeof startImports>>;
let tourId = 0;

beforeAll(async () => {
  app = await createTestApp();
  imports = await startImports(app);
  tourId = (await imports.makeTour({ title: "Алтай" })).id;
});
afterAll(() => app.close());

/** Adds a date to a tour that guests see; answers both numbers. */
async function addDate(round: number) {
  const day = `${String(round + 1).padStart(2, "0")}.05.2099`;
  const { id } = await imports.upload(`Название;Дата;Цена;Мест\nАлтай;${day};48 000;8\n`);
  await imports.apply(id);
  const made = (await imports.dates(tourId)).at(-1)!;
  return { id, departureId: made.id };
}

let people = 0;
function buy(departureId: number) {
  people += 1;
  const contact = { name: "Анна", phone: `+7916${String(people).padStart(7, "0")}` };
  const body = newRequest(departureId, {
    key: randomUUID(),
    contact: { ...contact, email: `${people}@example.com` },
  });
  return createRequest(app.db, body, {
    organizerIds: [imports.own.id],
    manifestId: null,
    documents: {},
    jobs: app.services.jobs,
    address: body.key,
    now: new Date(),
    env: app.services.env,
  });
}

/** How many got a seat; a refusal is an answer, anything else a fault. */
async function countBought(tries: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(tries);
  const faults = settled.filter(
    (one) => one.status === "rejected" && !(one.reason instanceof Refusal),
  );
  expect(faults).toEqual([]);
  return settled.filter(({ status }) => status === "fulfilled").length;
}

test("a date that somebody books while it is taken back is either gone or theirs, never both", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, departureId } = await addDate(round);
    const [undone, bought] = await Promise.all([
      imports.undo(id),
      countBought(Array.from({ length: buyers }, () => buy(departureId))),
    ]);
    const ofDate = eq(requests.departureId, departureId);
    const [date] = await app.db.select().from(departures).where(eq(departures.id, departureId));
    expect(await app.db.$count(requests, ofDate)).toBe(bought);
    expect(date?.held).toBe(bought === 0 ? undefined : bought);
    expect(undone.states).toMatchObject(bought === 0 ? { undone: 1 } : { left: 1 });
    if (bought > 0) {
      expect((await imports.items(id))[0]?.message).toBe(importTexts.soldSince);
    }
  }
});

test("control: who looks for requests first and deletes later meets the database's own guard", async () => {
  const { departureId } = await addDate(25);
  const careless = async () => {
    expect(await app.db.$count(requests, eq(requests.departureId, departureId))).toBe(0);
    await buy(departureId);
    await app.db.delete(departures).where(inArray(departures.id, [departureId]));
  };
  const error = await careless().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isBrokenReference(error, "requests_departure_id")).toBe(true);
});

test("a guest whose date goes between its being read and their booking is told that it is gone", async () => {
  const { departureId } = await addDate(26);
  const isWaiting = async () => {
    const { rows } = (await app.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )) as unknown as { rows: unknown[] };
    return rows.length;
  };
  const buying = await app.db.transaction(async (tx) => {
    await tx.delete(departures).where(eq(departures.id, departureId));
    const booked = buy(departureId).catch((error: unknown) => error);
    await expect.poll(isWaiting).toBe(1);
    return { booked };
  });
  expect(await buying.booked).toMatchObject({ refusal: "not_found" });
});
