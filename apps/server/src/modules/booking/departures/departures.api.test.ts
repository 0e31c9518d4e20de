import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../../../test/jobs.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { decideGroups } from "./decide-groups.job.ts";
import { settleDepartureJob } from "./settle-departure.job.ts";

const { booking, guest } = await useTestBooking();

/** Half comes back at most, by the rules. */
const strict = { cancellation_rules: [{ days_before: 1, refund_percent: 50 }] };
const prepayment = 960_000;
const day = 24 * 60 * 60 * 1000;
const decisionDay = new Date("2027-04-17T09:00:00Z");

const query = (id: number) => ({ organizer_id: booking.organizer.id, id });
const context = () => ({ ...booking.app.services });
/** As after a restart in the midst of it: the job comes again, and again. */
const settleTwice = async (id: number) => {
  await runDueJobs(booking.app.services, [settleDepartureJob]);
  await settleDepartureJob.run({ departure_id: id }, context(), new AbortController().signal);
  await guest.work();
};
const readDeparture = async (id: number) => {
  const [row] = await booking.app.db.select().from(departures).where(eq(departures.id, id));
  return row!;
};
const emailsOf = async (id: number, kind: string) =>
  (await booking.app.db.select().from(requestEmails).where(eq(requestEmails.requestId, id))).filter(
    (email) => email.kind === kind,
  );
const decide = async (id: number) => {
  booking.setNow(decisionDay);
  await Promise.all([decideGroups(context()), decideGroups(context())]);
  await settleTwice(id);
};
const withGroup = async (smallest_group: number, departureId: number) => {
  const body = { smallest_group };
  await booking.app.call(
    "updateDeparture",
    { query: query(departureId), body },
    booking.organizer.owner,
  );
};

test("a cancelled departure gives everybody all of their money back, each once", async () => {
  const id = await booking.addDeparture(6, strict);
  const [paid, waiting] = [await guest.confirm(id, 2), await booking.ask(id)];
  await guest.pay(paid.uuid);
  const { data } = await booking.app.call(
    "archiveDeparture",
    { query: query(id) },
    booking.organizer.owner,
  );
  expect([data.status, data.held, data.sold]).toEqual(["canceled", 3, 2]);
  await settleTwice(id);
  for (const { uuid } of [paid, waiting]) expect((await guest.read(uuid)).status).toBe(6);
  const { money, closing_words: words } = await guest.read(paid.uuid);
  expect([money.refunded.amount, money.refund_due.amount]).toEqual([2 * prepayment, 0]);
  expect(words).toContain("отменил эту дату");
  for (const request of [paid, waiting]) {
    expect(await emailsOf(request.id, "cancelled by seller")).toHaveLength(1);
  }
  const seen = await booking.app.call(
    "getRequest",
    { query: { id: paid.id } },
    booking.organizer.owner,
  );
  expect(seen.data.history.filter(({ to }) => to === 6)).toHaveLength(1);
  expect(await findBroken(booking.app.db, id)).toEqual([]);
  expect(await refusal(booking.ask(id))).toMatchObject({ status: 409 });
});

test("money that comes after its departure was cancelled goes back", async () => {
  const id = await booking.addDeparture(2, strict);
  const { uuid } = await guest.confirm(id);
  const payment = await guest.begin(uuid);
  await booking.app.call("archiveDeparture", { query: query(id) }, booking.organizer.owner);
  await settleTwice(id);
  await guest.press(payment, "pay");
  await guest.work();
  const { status, money } = await guest.read(uuid);
  expect([status, money.paid.amount, money.refunded.amount]).toEqual([6, prepayment, prepayment]);
  expect(await findBroken(booking.app.db, id)).toEqual([]);
});

test("a group counts the seats that are sold, not those that are held", async () => {
  const id = await booking.addDeparture(6, strict);
  await withGroup(3, id);
  const { uuid } = await guest.confirm(id, 2);
  await booking.ask(id);
  const groupOf = async () => (await guest.read(uuid)).departure.group;
  expect(await groupOf()).toEqual({ smallest: 3, missing: 3, decision_date: "2027-04-17" });
  await guest.pay(uuid);
  expect(await groupOf()).toMatchObject({ missing: 1 });
  const { tourId } = await readDeparture(id);
  const offer = await booking.app.call("bookingOffer", { query: { tour_id: tourId } });
  expect(offer.data.departures[0]!.group).toMatchObject({ missing: 1 });
  await booking.app.call("cancelRequest", { body: { uuid } });
  expect(await groupOf()).toMatchObject({ missing: 3 });
  const body = { decision_date: "2027-04-10" };
  await booking.app.call("updateDeparture", { query: query(id), body }, booking.organizer.owner);
  expect(await groupOf()).toMatchObject({ decision_date: "2027-04-10" });
  const late = { decision_date: "2027-05-02" };
  const refused = booking.app.call(
    "updateDeparture",
    { query: query(id), body: late },
    booking.organizer.owner,
  );
  expect(await refusal(refused)).toMatchObject({ status: 422 });
});

test("a group that is complete on its day is told so once, and leaves for certain", async () => {
  const id = await booking.addDeparture(6, strict);
  await withGroup(2, id);
  const sold = await guest.confirm(id, 2);
  await guest.pay(sold.uuid);
  booking.setNow(new Date(decisionDay.getTime() - day));
  await decideGroups(context());
  expect((await readDeparture(id)).decision).toBeNull();
  const held = await booking.ask(id);
  await decide(id);
  expect(await readDeparture(id)).toMatchObject({ decision: "complete", status: "guaranteed" });
  expect(await emailsOf(sold.id, "group complete")).toHaveLength(1);
  expect(await emailsOf(held.id, "group complete")).toHaveLength(0);
});

test("a group that is too small chooses: another date, all of the money, or nothing for three days", async () => {
  const id = await booking.addDeparture(8, strict);
  await withGroup(5, id);
  await booking.addDate(id, "2027-08-01");
  const near = await booking.addDate(id, "2027-05-20");
  const made = [await guest.confirm(id), await guest.confirm(id), await guest.confirm(id)];
  for (const { uuid } of made) await guest.pay(uuid);
  const [moving, cancelling, silent] = made.map(({ uuid }) => uuid) as [string, string, string];
  await decide(id);
  expect(await readDeparture(id)).toMatchObject({ decision: "too small", status: "closed" });
  for (const { id: requestId, uuid } of made) {
    const [email, ...more] = await emailsOf(requestId, "group too small");
    expect(more).toEqual([]);
    expect(email!.facts.nearest?.start_date).toBe("2027-05-20");
    expect(await guest.read(uuid)).toMatchObject({
      can_move: true,
      choose_until: new Date(decisionDay.getTime() + 3 * day).toISOString(),
    });
  }
  const nothingToPay = guest.begin(silent, { kind: "payment" });
  expect(await refusal(nothingToPay)).toMatchObject({ status: 409 });
  const body = { uuid: moving, departure_id: near };
  const moved = await booking.app.call("moveRequest", { body });
  expect(moved.data).toMatchObject({ status: 3, choose_until: null, refund_cap_percent: 100 });
  await booking.app.call("cancelRequest", { body: { uuid: cancelling } });
  await guest.work();
  expect((await guest.read(cancelling)).money.refunded.amount).toBe(prepayment);
  // A day before, nobody is cancelled.
  booking.setNow(new Date(decisionDay.getTime() + 2 * day));
  await settleTwice(id);
  expect((await guest.read(silent)).status).toBe(3);
  booking.setNow(new Date(decisionDay.getTime() + 3 * day));
  await settleTwice(id);
  expect((await guest.read(silent)).status).toBe(6);
  expect((await guest.read(silent)).money.refunded.amount).toBe(prepayment);
  expect((await guest.read(moving)).status).toBe(3);
  await settleDepartureJob.run({ departure_id: id }, context(), new AbortController().signal);
  expect((await readDeparture(id)).status).toBe("canceled");
  for (const departure of [id, near])
    expect(await findBroken(booking.app.db, departure)).toEqual([]);
});

test("an organiser who goes all the same asks nobody any more", async () => {
  const id = await booking.addDeparture(8, strict);
  await withGroup(5, id);
  const { uuid } = await guest.confirm(id);
  await guest.pay(uuid);
  await decide(id);
  const body = { status: "guaranteed" } as const;
  await booking.app.call("updateDeparture", { query: query(id), body }, booking.organizer.owner);
  await settleTwice(id);
  booking.setNow(new Date(decisionDay.getTime() + 4 * day));
  await settleTwice(id);
  expect(await guest.read(uuid)).toMatchObject({ status: 3, choose_until: null });
});
