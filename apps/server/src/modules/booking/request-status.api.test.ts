import { randomUUID } from "node:crypto";
import { requestStatuses, transitionNames, transitionOf } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeStatus } from "./change-status.ts";
import { closeExpiredJob } from "./close-expired.job.ts";
import { requestAttempts, requestHistory, requests } from "./request.table.ts";
import { openTestBooking, refusal, seats } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

test("the seats of an expired hold are free at once for the next who asks, before any job", async () => {
  const id = await booking.addDeparture(2);
  const first = await booking.ask(id, { seats: seats(2) });
  await booking.endHold(first.id);
  await booking.ask(id, { seats: seats(2) });
  expect(await booking.heldOf(id)).toBe(2);
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: first.uuid } });
  expect(data).toMatchObject({ status: 7, hold_expires_at: null, can_cancel: false });
});

test("an expired request is read as closed, and its seats go back with that", async () => {
  const id = await booking.addDeparture(2);
  const made = await booking.ask(id, { seats: seats(2) });
  await booking.endHold(made.id);
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: made.uuid } });
  expect(data.status).toBe(7);
  expect(await booking.heldOf(id)).toBe(0);
});

test("the job closes what is over, once, and comes again for what is held longer", async () => {
  const id = await booking.addDeparture(2);
  const made = await booking.ask(id);
  const run = () =>
    closeExpiredJob.run({ request_id: made.id }, booking.app.services, AbortSignal.any([]));
  expect(await run()).toEqual(new Date(made.hold_expires_at!));
  await booking.endHold(made.id);
  expect([await run(), await run()]).toEqual([undefined, undefined]);
  expect(await booking.heldOf(id)).toBe(0);
  expect(await booking.app.db.$count(requestHistory, eq(requestHistory.requestId, made.id))).toBe(
    2,
  );
});

test("a guest cancels by the uuid before the first day, and once", async () => {
  const id = await booking.addDeparture(2, {
    cancellation_rules: [{ days_before: 14, refund_percent: 80 }],
  });
  const { uuid } = await booking.ask(id, { seats: seats(2) });
  const quote = await booking.app.call("cancelQuote", { query: { uuid } });
  expect(quote.data).toMatchObject({ days_left: 30, refund_percent: 80, refund: { amount: 0 } });
  const { data } = await booking.app.call("cancelRequest", { body: { uuid, message: "Заболели" } });
  expect(data.status).toBe(5);
  expect(await booking.heldOf(id)).toBe(0);
  expect(await refusal(booking.app.call("cancelRequest", { body: { uuid } }))).toMatchObject({
    status: 409,
  });
  expect(await booking.heldOf(id)).toBe(0);
});

test("on the first day, by the clocks of its place, a guest cancels no more", async () => {
  const id = await booking.addDeparture();
  const { uuid } = await booking.ask(id);
  // In Kamchatka the first of May has begun.
  booking.setNow(new Date("2027-04-30T12:30:00Z"));
  expect(await refusal(booking.app.call("cancelQuote", { query: { uuid } }))).toMatchObject({
    status: 409,
  });
  booking.setNow(new Date("2027-04-30T11:30:00Z"));
  expect((await booking.app.call("cancelQuote", { query: { uuid } })).data.days_left).toBe(1);
});

test("an unknown uuid is 404, and what is no uuid 400", async () => {
  const get = (uuid: string) => booking.app.ask("getRequestByUuid", { query: { uuid } });
  expect((await get(randomUUID())).status).toBe(404);
  expect((await get("1")).status).toBe(400);
});

test("the organiser confirms, declines and cancels, and each step is in the history", async () => {
  const id = await booking.addDeparture();
  const made = await booking.ask(id);
  const { data } = await booking.app.call(
    "confirmRequest",
    { body: { id: made.id } },
    booking.organizer.owner,
  );
  expect(data).toMatchObject({ status: 2, hold_expires_at: expect.any(String) });
  const again = booking.app.call(
    "confirmRequest",
    { body: { id: made.id } },
    booking.organizer.owner,
  );
  expect(await refusal(again)).toMatchObject({ status: 409 });
  const decline = booking.app.call(
    "declineRequest",
    { body: { id: made.id } },
    booking.organizer.owner,
  );
  expect(await refusal(decline)).toMatchObject({ status: 409 });
  const cancel = { id: made.id, message: "Дорогу размыло" };
  await booking.app.call("cancelRequestBySeller", { body: cancel }, booking.organizer.owner);
  const seen = await booking.app.call(
    "getRequest",
    { query: { id: made.id } },
    booking.organizer.owner,
  );
  expect(seen.data.history.map(({ from, to, actor, reason }) => [from, to, actor, reason])).toEqual(
    [
      [null, 1, "visitor", ""],
      [1, 2, "organizer", ""],
      [2, 6, "organizer", "Дорогу размыло"],
    ],
  );
  expect(await booking.heldOf(id)).toBe(0);
});

test("without a prepayment a confirmed request is sold", async () => {
  const made = await booking.ask(await booking.addDeparture(2, { prepayment_percent: 0 }));
  const { data } = await booking.app.call(
    "confirmRequest",
    { body: { id: made.id } },
    booking.organizer.owner,
  );
  expect(data).toMatchObject({ status: 3, hold_expires_at: null, prepayment: { amount: 0 } });
});

test("another organiser's people find no such request", async () => {
  const made = await booking.ask(await booking.addDeparture());
  for (const call of ["confirmRequest", "declineRequest", "cancelRequestBySeller"] as const) {
    const response = await booking.app.ask(call, { body: { id: made.id } }, booking.other.owner);
    expect([call, response.status]).toEqual([call, 404]);
  }
  expect(
    (await booking.app.ask("getRequest", { query: { id: made.id } }, booking.other.owner)).status,
  ).toBe(404);
});

test("of all statuses and transitions those of the table pass, with one row of history each", async () => {
  const id = await booking.addDeparture(1000);
  for (const name of transitionNames) {
    const { from, to, by } = transitionOf(name);
    for (const status of requestStatuses) {
      await booking.app.db.delete(requestAttempts);
      const made = await booking.ask(id);
      const heldUntil = status < 3 ? sql`now() + interval '1 hour'` : null;
      await booking.app.db
        .update(requests)
        .set({ status, heldUntil })
        .where(eq(requests.id, made.id));
      const result = await booking.app.db
        .transaction((tx) => changeStatus(tx, made.id, name, { actor: by[0]! }))
        .then(
          () => to,
          () => "refused",
        );
      const isLegal = from.includes(status);
      expect([name, status, result]).toEqual([name, status, isLegal ? to : "refused"]);
      const rows = await booking.app.db.$count(
        requestHistory,
        eq(requestHistory.requestId, made.id),
      );
      expect(rows).toBe(isLegal ? 2 : 1);
    }
  }
});
