import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../../../test/jobs.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { remindOfHoldJob } from "../emails/remind-of-hold.job.ts";
import { requests } from "../request.table.ts";

/** Eight seats of 48 000 roubles, all of it beforehand: more than a card takes at once. */
const total = 38_400_000;
const byCard = 35_000_000;

const { booking, guest } = await useTestBooking();

async function waitForAll() {
  const departureId = await booking.addDeparture(8, {
    prepayment_percent: 100,
    cancellation_rules: [{ days_before: 365, refund_percent: 100 }],
  });
  return { departureId, ...(await guest.confirm(departureId, 8)) };
}
const seen = async (uuid: string) => {
  const { status, money } = await guest.read(uuid);
  return [status, money.paid.amount, money.refunded.amount, money.refund_due.amount];
};
const minutesHeld = async (id: number) => {
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  return ((row?.heldUntil?.getTime() ?? 0) - Date.now()) / 60_000;
};

test("a sum above a card's limit is paid in parts, and the seats are sold by the last", async () => {
  const { id, uuid, departureId } = await waitForAll();
  const soon = new Date(Date.now() + 5 * 60_000);
  await booking.app.db.update(requests).set({ heldUntil: soon }).where(eq(requests.id, id));
  const first = await guest.pay(uuid);
  expect(first.amount.amount).toBe(byCard);
  expect(await seen(uuid)).toEqual([2, byCard, 0, 0]);
  // There is time for the next, however little was left.
  expect(await minutesHeld(id)).toBeGreaterThan(69);
  expect((await guest.begin(uuid)).amount.amount).toBe(total - byCard);
  await guest.pay(uuid);
  expect(await seen(uuid)).toEqual([3, total, 0, 0]);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});

test("the reminder of a hold names what is left of the prepayment after a part of it came", async () => {
  const { id, uuid } = await waitForAll();
  await guest.pay(uuid);
  const { db, emails, services } = booking.app;
  const soon = new Date(Date.now() + 60 * 60_000);
  await db.update(requests).set({ heldUntil: soon }).where(eq(requests.id, id));
  await remindOfHoldJob.run({ request_id: id }, services, AbortSignal.any([]));
  await runDueJobs(services, [requestEmailJob]);
  const reminder = emails.findLast(({ text }) => text.startsWith("Скоро места освободятся"));
  expect(reminder?.text).toMatch(/Часть предоплаты пришла, осталось внести 34\s000\s₽\./);
});

test("by SBP the same sum is paid at once, and another method is another payment", async () => {
  const { uuid, departureId } = await waitForAll();
  const card = await guest.begin(uuid);
  const sbp = await guest.begin(uuid, { method: "sbp" });
  expect([card.amount.amount, sbp.amount.amount]).toEqual([byCard, total]);
  await guest.press(sbp, "pay");
  expect(await seen(uuid)).toEqual([3, total, 0, 0]);
  // Whoever pays both gets the second back.
  await guest.press(card, "pay");
  await guest.work();
  expect(await seen(uuid)).toEqual([3, total + byCard, byCard, 0]);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});

test("a part whose rest does not come in time goes back with the seats", async () => {
  const { id, uuid, departureId } = await waitForAll();
  await guest.pay(uuid);
  const next = await guest.begin(uuid);
  await booking.endHold(id);
  expect(await seen(uuid)).toEqual([7, byCard, 0, byCard]);
  expect(await booking.heldOf(departureId)).toBe(0);
  // What comes after that does not save it: the first part is on its way back.
  await guest.press(next, "pay");
  await guest.work();
  expect(await seen(uuid)).toEqual([7, total, total, 0]);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});

test("who cancels between two parts gets all back, whatever the rules: no seat was sold", async () => {
  const { uuid, departureId } = await waitForAll();
  await guest.pay(uuid);
  const { data } = await booking.app.call("cancelQuote", { query: { uuid } });
  expect(data).toMatchObject({ refund_percent: 100, refund: { amount: byCard } });
  await booking.app.call("cancelRequest", { body: { uuid } });
  await guest.work();
  expect(await seen(uuid)).toEqual([5, byCard, byCard, 0]);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});
