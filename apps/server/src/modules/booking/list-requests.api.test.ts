import { addDays } from "@tour/dates";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../test/create-organizer.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { payInSandbox } from "../../test/pay-in-sandbox.ts";
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

type Query = { status?: 1 | 2 | 7; page?: number; rest_overdue?: 1 };

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

test("those whose rest is overdue say since when, and can be asked for alone", async () => {
  const guest = payInSandbox(booking);
  const departure = await booking.addDeparture(8, { prepayment_percent: 20 });
  const [owing, whole, unpaid] = [
    await guest.confirm(departure),
    await guest.confirm(departure),
    await guest.confirm(departure),
  ];
  await guest.pay(owing.uuid);
  await guest.pay(whole.uuid, { kind: "full" });
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, owing.id));
  const daysOf = async () => (await list()).data.map(({ id, rest_overdue: days }) => [id, days]);
  // On the day itself it may still come.
  booking.setNow(new Date(`${row!.restDueDate}T09:00:00Z`));
  expect((await daysOf()).map(([, days]) => days)).toEqual([0, 0, 0]);
  booking.setNow(new Date(`${addDays(row!.restDueDate, 3)}T09:00:00Z`));
  expect(Object.fromEntries(await daysOf())).toEqual({
    [owing.id]: 3,
    [whole.id]: 0,
    [unpaid.id]: 0,
  });
  const query = { id: owing.id };
  const { data } = await booking.app.call("getRequest", { query }, booking.organizer.owner);
  expect([data.status, data.rest_overdue]).toEqual([3, 3]);
  const alone = await list({ rest_overdue: 1 });
  expect([alone.data.map(({ id }) => id), alone.pagination.items_count]).toEqual([[owing.id], 1]);
});
