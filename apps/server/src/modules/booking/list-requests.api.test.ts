import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../test/create-organizer.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { requestPageSize } from "./list-requests.ts";
import { requests } from "./request.table.ts";

let booking: TestBooking;

beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await booking.app.db.delete(requests);
});

type Query = { status?: 1 | 2 | 7; page?: number };

const list = (query: Query = {}, person = booking.organizer.owner, id = booking.organizer.id) =>
  booking.app.call("listRequests", { query: { organizer_id: id, ...query } }, person);

test("what waits for an answer comes first, soonest deadline first, and what is closed last", async () => {
  const departure = await booking.addDeparture(8, { prepayment_percent: 20 });
  const [closed, paying, later, sooner] = [
    await booking.ask(departure),
    await booking.ask(departure),
    await booking.ask(departure),
    await booking.ask(departure),
  ];
  const { owner } = booking.organizer;
  await booking.app.call("declineRequest", { body: { id: closed.id } }, owner);
  await booking.app.call("confirmRequest", { body: { id: paying.id } }, owner);
  const heldUntil = sql`now() + interval '1 hour'`;
  await booking.app.db.update(requests).set({ heldUntil }).where(eq(requests.id, sooner.id));
  const { data } = await list();
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    [sooner.id, 1],
    [later.id, 1],
    [paying.id, 2],
    [closed.id, 6],
  ]);
  expect(data[0]).toMatchObject({
    guest: "Анна",
    seats: 1,
    total: { amount: 4_800_000, currency: "RUB" },
    departure: { start_date: "2027-05-01" },
  });
});

test("one status can be asked for, and how many there are is told", async () => {
  const departure = await booking.addDeparture();
  const first = await booking.ask(departure);
  await booking.ask(departure);
  const { owner } = booking.organizer;
  await booking.app.call("confirmRequest", { body: { id: first.id } }, owner);
  const waiting = await list({ status: 1 });
  expect([waiting.data.length, waiting.pagination.items_count]).toEqual([1, 1]);
  expect((await list({ status: 7 })).data).toEqual([]);
  const query = { organizer_id: booking.organizer.id, status: 9 };
  expect((await booking.app.ask("listRequests", { query }, owner)).status).toBe(400);
});

test("a page holds so many, and no request stands on two", async () => {
  const departure = await booking.addDeparture(100);
  for (let count = 0; count <= requestPageSize; count += 1) {
    await booking.refresh();
    await booking.ask(departure);
  }
  const [first, second] = [await list(), await list({ page: 2 })];
  expect([first.data.length, second.data.length]).toEqual([requestPageSize, 1]);
  expect(first.pagination).toMatchObject({ pages: 2, items_count: requestPageSize + 1 });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(requestPageSize + 1);
});

test("owners and staff see requests; an editor and another organiser's people do not", async () => {
  const made = await booking.ask(await booking.addDeparture());
  const query = { organizer_id: booking.organizer.id };
  const status = async (person: TestBooking["organizer"]["owner"]) =>
    (await booking.app.ask("listRequests", { query }, person)).status;
  expect(await status(booking.organizer.editor)).toBe(403);
  expect(await status(booking.other.owner)).toBe(403);
  expect((await list({}, booking.other.owner, booking.other.id)).data).toEqual([]);
  expect((await list({}, await createStaff(booking.app))).data).toHaveLength(1);
  const one = { query: { id: made.id } };
  const { editor, owner } = booking.organizer;
  expect((await booking.app.ask("getRequest", one, editor)).status).toBe(404);
  expect((await booking.app.ask("getRequest", one, owner)).status, "control").toBe(200);
});
