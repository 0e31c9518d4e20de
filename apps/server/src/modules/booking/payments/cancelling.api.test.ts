import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { closeExpiredJob } from "../close-expired.job.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { ledgerAccounts, ledgerPostings } from "../ledger/ledger.table.ts";
import { receipts } from "../payment.table.ts";
import { requests } from "../request.table.ts";

const price = 4_800_000;
const prepayment = 960_000;

const { booking, guest } = await useTestBooking();
const staff = await createStaff(booking.app);

const rules = [{ days_before: 14, refund_percent: 80 }];
const paidRequest = async (kind: "prepayment" | "full" = "full") => {
  const made = await guest.wait({ cancellation_rules: rules });
  await guest.pay(made.uuid, { kind });
  return made;
};
const sums = async (uuid: string) => {
  const { money, status } = await guest.read(uuid);
  return [status, money.paid.amount, money.refunded.amount, money.refund_due.amount];
};
const rowOf = async (id: number) => {
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  return row!;
};
/** What an account of the ledger has, in minor units; what it owes is less than 0. */
const balanceOf = async (kind: "organizer" | "commission") => {
  const [row] = await booking.app.db
    .select({ sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.kind, kind));
  return Number(row!.sum);
};

test("a guest sees in the quote what comes back by the rules, and gets it", async () => {
  const { id, uuid } = await paidRequest();
  const before = await balanceOf("organizer");
  const quote = await booking.app.call("cancelQuote", { query: { uuid } });
  const back = price * 0.8;
  expect(quote.data).toMatchObject({
    refund_percent: 80,
    paid: { amount: price },
    refund: { amount: back },
  });
  await booking.app.call("cancelRequest", { body: { uuid } });
  expect(await sums(uuid)).toEqual([5, price, 0, back]);
  expect((await rowOf(id)).contractState).toBe(2);
  await guest.work();
  expect(await sums(uuid)).toEqual([5, price, back, 0]);
  // The rest is earned: a tenth of it by the marketplace.
  expect((await balanceOf("organizer")) - before).toBe(-(price - back) * 0.9);
});

test("the money page says what comes back today and tomorrow, as the quote does", async () => {
  const { uuid } = await paidRequest();
  const on = async (day: string) => {
    booking.setNow(new Date(`${day}T06:00:00Z`));
    const { today, tomorrow } = (await guest.read(uuid)).refundable;
    return [today?.amount ?? null, tomorrow?.amount ?? null];
  };
  const back = price * 0.8;
  expect(await on("2027-04-16")).toEqual([back, back]);
  // The last day by the rules.
  expect(await on("2027-04-17")).toEqual([back, 0]);
  const quote = await booking.app.call("cancelQuote", { query: { uuid } });
  expect(quote.data.refund.amount).toBe(back);
  // The day before the first one.
  expect(await on("2027-04-30")).toEqual([0, null]);
  expect(await on("2027-05-01")).toEqual([null, null]);
});

test("from an organiser all comes back, whatever they ask for", async () => {
  const { id, uuid } = await paidRequest();
  const { owner } = booking.organizer;
  const little = booking.app.call("cancelRequestBySeller", { body: { id, refund: 100 } }, owner);
  expect(await refusal(little)).toMatchObject({ status: 403 });
  expect(await sums(uuid)).toEqual([3, price, 0, 0]);
  await booking.app.call("cancelRequestBySeller", { body: { id } }, owner);
  await guest.work();
  expect(await sums(uuid)).toEqual([6, price, price, 0]);
});

test("staff give all back, or the sum they name, and no more than was paid", async () => {
  const all = await paidRequest("prepayment");
  await booking.app.call("cancelRequestBySeller", { body: { id: all.id } }, staff);
  expect(await sums(all.uuid)).toEqual([8, prepayment, 0, prepayment]);

  const { id, uuid } = await paidRequest("prepayment");
  const much = { id, refund: prepayment + 1 };
  const refused = booking.app.call("cancelRequestBySeller", { body: much }, staff);
  expect(await refusal(refused)).toMatchObject({ status: 422 });
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0]);
  await booking.app.call("cancelRequestBySeller", { body: { id, refund: 5 } }, staff);
  await guest.work();
  expect(await sums(uuid)).toEqual([8, prepayment, 5, 0]);
});

test("what goes back is taken from the last payments first, and each is repaid by itself", async () => {
  const { id, uuid } = await paidRequest("prepayment");
  await guest.pay(uuid, { kind: "payment" });
  const refund = price - prepayment + 7;
  await booking.app.call("cancelRequestBySeller", { body: { id, refund } }, staff);
  await guest.work();
  expect(await sums(uuid)).toEqual([8, price, refund, 0]);
  const back = (await booking.app.db.execute(sql`
    select r.amount::int from sandbox_refunds r join sandbox_payments p on p.id = r.payment_id
    join payments o on o.id = p.order_id where o.request_id = ${id} order by r.amount`)) as {
    rows: unknown[];
  };
  expect(back.rows).toEqual([{ amount: 7 }, { amount: price - prepayment }]);
});

test("a refund that fails stays due, is tried again, and staff see it", async () => {
  const { uuid } = await paidRequest();
  // The provider knows of no such payment any more.
  const hide = (status: string) =>
    booking.app.db.execute(sql`update sandbox_payments set status = ${status}
      where order_id in (select p.id from payments p join requests r on r.id = p.request_id
        where r.uuid = ${uuid})`);
  await hide("canceled");
  await booking.app.call("cancelRequest", { body: { uuid } });
  await guest.work();
  expect(await sums(uuid)).toEqual([5, price, 0, price * 0.8]);
  const troubles = await booking.app.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.refunds).toMatchObject([
    {
      amount: { amount: price * 0.8 },
      failures: 1,
      last_error: expect.stringContaining("sandbox"),
    },
  ]);
  await hide("succeeded");
  await guest.work({ later: true });
  expect(await sums(uuid)).toEqual([5, price, price * 0.8, 0]);
  expect((await booking.app.call("listPaymentTroubles", {}, staff)).data.refunds).toEqual([]);
});

const afterTheTrip = new Date("2027-05-02T00:00:00Z");
const complete = (id: number) =>
  completeRequestJob.run({ request_id: id }, booking.app.services, AbortSignal.any([]));

test("a request is complete after the last day, once, and waits for the rest", async () => {
  const { id, uuid } = await paidRequest("prepayment");
  expect(await complete(id)).toBeInstanceOf(Date);
  booking.setNow(afterTheTrip);
  expect(await complete(id)).toBeInstanceOf(Date);
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0]);
  await guest.pay(uuid, { kind: "payment" });
  const [organizer, platform] = [await balanceOf("organizer"), await balanceOf("commission")];
  // The payment has it looked at.
  await guest.work();
  expect(await sums(uuid)).toEqual([4, price, 0, 0]);
  expect(await Promise.all([complete(id), complete(id)])).toEqual([undefined, undefined]);
  expect((await balanceOf("organizer")) - organizer).toBe(-price * 0.9);
  expect((await balanceOf("commission")) - platform).toBe(-price * 0.1);
  const seen = await booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
  expect(seen.data.history.filter(({ to }) => to === 4)).toHaveLength(1);
  expect(seen.data.money.rest.amount).toBe(0);
});

test("each payment of a complete request has its receipt of settlement", async () => {
  const { id, uuid } = await paidRequest("prepayment");
  await guest.pay(uuid, { kind: "payment" });
  booking.setNow(afterTheTrip);
  await complete(id);
  await guest.work();
  const made = await booking.app.db
    .select({ amount: receipts.amount, status: receipts.status })
    .from(receipts)
    .where(sql`${receipts.paymentId} in (select id from payments where request_id = ${id})`);
  expect(made.toSorted((a, b) => a.amount - b.amount)).toEqual([
    { amount: prepayment, status: 2 },
    { amount: price - prepayment, status: 2 },
  ]);
});

test("on a tour with instant confirmation a request waits two hours for its prepayment", async () => {
  const instant = { is_instant_confirmation: true };
  const { id, uuid, ...made } = await booking.ask(await booking.addDeparture(4, instant));
  expect(made.status).toBe(2);
  const held = Date.parse(made.hold_expires_at!) - Date.now();
  expect(Math.round(held / 60_000)).toBe(120);
  await guest.pay(uuid);
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0]);
  const run = () =>
    closeExpiredJob.run({ request_id: id }, booking.app.services, AbortSignal.any([]));
  expect(await run()).toBeUndefined();
  expect((await rowOf(id)).status).toBe(3);
});

test("the offer says so beforehand", async () => {
  const offerOf = async (departure: number) => {
    const [row] = await booking.app.db
      .select()
      .from(departures)
      .where(eq(departures.id, departure));
    const query = { tour_id: row!.tourId };
    return (await booking.app.call("bookingOffer", { query })).data;
  };
  const add = (over: object) => booking.addDeparture(4, over);
  expect(await offerOf(await add({ is_instant_confirmation: true }))).toMatchObject({
    is_instant: true,
    hours_to_pay: 2,
  });
  expect(await offerOf(await add({}))).toMatchObject({ is_instant: false, hours_to_pay: 24 });
  // No shop takes them: they are paid outside, and the organiser confirms first.
  const euros = { is_instant_confirmation: true, currency: "EUR" };
  expect(await offerOf(await add(euros))).toMatchObject({ is_instant: false });
  expect((await booking.ask(await add(euros))).status).toBe(1);
});

test("without a prepayment an instant request is sold at once, and its rest can be paid", async () => {
  const tour = { is_instant_confirmation: true, prepayment_percent: 0 };
  const departure = await booking.addDeparture(4, tour);
  const made = await booking.ask(departure);
  expect(made).toMatchObject({ status: 3, hold_expires_at: null });
  expect(await rowOf(made.id)).toMatchObject({ contractState: 3 });
  expect(await booking.heldOf(departure)).toBe(1);
  await guest.pay(made.uuid, { kind: "payment" });
  expect(await sums(made.uuid)).toEqual([3, price, 0, 0]);
  expect(await rowOf(made.id)).toMatchObject({ contractState: 1 });
});
