import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../../../test/jobs.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { settleDepartureJob } from "./settle-departure.job.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer, other } = booking;
const prepayment = 960_000;
const day = 24 * 60 * 60 * 1000;
const firstDay = new Date("2027-04-01T09:00:00Z");
/** Nothing comes back a month before by the rules. */
const strict = { cancellation_rules: [{ days_before: 90, refund_percent: 50 }] };
const dates = { start_date: "2027-06-10", end_date: "2027-06-12" };

const move = async (id: number, body: object = dates) =>
  (
    await app.call(
      "moveDeparture",
      { query: { organizer_id: organizer.id, id }, body: body as typeof dates },
      organizer.owner,
    )
  ).data;
const emailsOf = async (requestId: number) =>
  (await app.db.select().from(requestEmails).where(eq(requestEmails.requestId, requestId))).filter(
    ({ kind }) => kind === "dates changed",
  );
const settle = async (id: number) => {
  await runDueJobs(app.services, [settleDepartureJob]);
  const context = { ...app.services };
  await settleDepartureJob.run({ departure_id: id }, context, new AbortController().signal);
  await guest.work();
};

test("a departure moves with its guests, each of whom keeps the dates, takes others or has all back", async () => {
  const id = await booking.addDeparture(6, strict);
  const elsewhere = await booking.addDate(id, "2027-07-01");
  const made = [await guest.confirm(id, 2), await guest.confirm(id), await guest.confirm(id)];
  for (const { uuid } of made) await guest.pay(uuid);
  const waiting = await booking.ask(id);
  const late = await booking.ask(id);
  await booking.endHold(late.id);
  const moved = await move(id);
  expect(moved).toMatchObject({ ...dates, capacity: 6, held: 5, sold: 4, status: "open" });
  const [before] = await app.db.select().from(departures).where(eq(departures.id, id));
  expect(before).toMatchObject({ status: "canceled", held: 0, sold: 0 });
  expect((await guest.read(late.uuid)).status).toBe(7);
  const chooseUntil = new Date(firstDay.getTime() + 3 * day).toISOString();
  for (const { id: requestId, uuid } of [...made, waiting]) {
    expect(await guest.read(uuid)).toMatchObject({
      departure: { id: moved.id, ...dates },
      moved_from: { start_date: "2027-05-01", end_date: "2027-05-01" },
      choose_until: chooseUntil,
      rest_due_date: "2027-05-27",
      can_move: true,
    });
    const [email, ...more] = await emailsOf(requestId);
    expect(more).toEqual([]);
    expect(email!.facts).toMatchObject({ moved: { to: dates }, choose_until: chooseUntil });
  }
  const [keeping, moving, cancelling] = made.map(({ uuid }) => uuid) as [string, string, string];
  expect(await refusal(guest.begin(keeping, { kind: "payment" }))).toMatchObject({ status: 409 });
  const kept = (await app.call("keepDates", { body: { uuid: keeping } })).data;
  expect(kept).toMatchObject({ status: 3, choose_until: null, departure: dates });
  expect(kept.moved_from).toBeUndefined();
  const again = app.call("keepDates", { body: { uuid: keeping } });
  expect(await refusal(again)).toMatchObject({ status: 409 });
  await guest.pay(keeping, { kind: "payment" });
  await app.call("moveRequest", { body: { uuid: moving, departure_id: elsewhere } });
  await app.call("cancelRequest", { body: { uuid: cancelling } });
  await guest.work();
  expect((await guest.read(cancelling)).money.refunded.amount).toBe(prepayment);
  const seen = await app.call("getRequest", { query: { id: made[0]!.id } }, organizer.owner);
  expect(seen.data.history.filter((step) => step.moved)).toMatchObject([
    { actor: "organizer", moved: { to: dates } },
    { actor: "visitor", moved: { to: dates, is_kept: true } },
  ]);
  for (const one of [id, moved.id, elsewhere]) expect(await findBroken(app.db, one)).toEqual([]);
});

test("who says nothing in three days has all of the money back, and nobody sooner", async () => {
  const id = await booking.addDeparture(6, strict);
  const { uuid } = await guest.confirm(id);
  await guest.pay(uuid);
  const { id: next } = await move(id);
  booking.setNow(new Date(firstDay.getTime() + 2 * day));
  await settle(next);
  expect((await guest.read(uuid)).status).toBe(3);
  booking.setNow(new Date(firstDay.getTime() + 3 * day));
  expect(await refusal(app.call("keepDates", { body: { uuid } }))).toMatchObject({ status: 409 });
  await settle(next);
  await settle(next);
  const after = await guest.read(uuid);
  expect([after.status, after.money.refunded.amount]).toEqual([6, prepayment]);
  expect(after.closing_words).toContain("перенёс");
  const [row] = await app.db.select().from(departures).where(eq(departures.id, next));
  expect(row).toMatchObject({ status: "open", held: 0 });
  expect(await findBroken(app.db, next)).toEqual([]);
});

test("a place is not lost while its guest chooses, and a new hold begins once they keep the dates", async () => {
  const id = await booking.addDeparture(6);
  const { uuid } = await guest.confirm(id);
  await move(id);
  const { choose_until: until, hold_expires_at: held } = await guest.read(uuid);
  expect(Date.parse(held!)).toBeGreaterThanOrEqual(Date.parse(until!));
  await app.call("keepDates", { body: { uuid } });
  await guest.pay(uuid);
  expect((await guest.read(uuid)).status).toBe(3);
});

test("dates that can't be, a trip that is over and guests who choose already are refused", async () => {
  const id = await booking.addDeparture(6);
  const taken = await booking.addDate(id, "2027-06-20");
  await guest.confirm(id);
  const { status, ...named } = { status: 422, validation: { start_date: [expect.any(String)] } };
  const at = (start_date: string, end_date = start_date) =>
    refusal(move(id, { start_date, end_date }));
  for (const start of ["2027-05-01", "2027-04-04", "2027-06-20"]) {
    expect(await at(start)).toMatchObject({ status, ...named });
  }
  expect(await at("2027-06-10", "2027-06-09")).toMatchObject({
    status,
    validation: { end_date: [expect.any(String)] },
  });
  const query = { organizer_id: other.id, id };
  const foreign = app.call("moveDeparture", { query, body: dates }, other.owner);
  expect(await refusal(foreign)).toMatchObject({ status: 404 });
  const { id: next } = await move(id);
  expect(await refusal(move(id))).toMatchObject({ status: 422 });
  expect(await at("2027-06-10")).toMatchObject({ status: 422 });
  const onceMore = { start_date: "2027-08-01", end_date: "2027-08-03" };
  expect(await refusal(move(next, onceMore))).toMatchObject({ status: 409 });
  expect(await move(taken, onceMore)).toMatchObject({ held: 0 });
});
