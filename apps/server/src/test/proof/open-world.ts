import { addDays, readToday } from "@tour/dates";
import type { OpenPayment, TourInput } from "@tour/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { closeExpiredJob } from "../../modules/booking/close-expired.job.ts";
import { completeRequestJob } from "../../modules/booking/complete-request.job.ts";
import { decideGroups } from "../../modules/booking/departures/decide-groups.job.ts";
import { settleDepartureJob } from "../../modules/booking/departures/settle-departure.job.ts";
import { pollPaymentJob } from "../../modules/booking/payments/poll-payment.job.ts";
import { sendReceiptJob } from "../../modules/booking/receipts/send-receipt.job.ts";
import { payRefundJob } from "../../modules/booking/refunds/pay-refund.job.ts";
import { addDepartures } from "../../modules/tours/add-departures.ts";
import { createTour } from "../../modules/tours/create-tour.ts";
import { testTour } from "../../modules/tours/test-tour.ts";
import { createStaff } from "../create-organizer.ts";
import { passJobTime, runDueJobs } from "../jobs.ts";
import { openTestBooking } from "../open-test-booking.ts";
import { payInSandbox } from "../pay-in-sandbox.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

const kinds = [
  ...[pollPaymentJob, payRefundJob, completeRequestJob, sendReceiptJob],
  ...[closeExpiredJob, settleDepartureJob],
];
/** Half an hour, in ms. */
const halfHour = 30 * 60_000;
const timeZone = "UTC";

/** How a tour takes requests: by its organiser's word, at once, at once and without a prepayment. */
const sales: Partial<TourInput>[] = [
  { is_instant_confirmation: false },
  { is_instant_confirmation: true },
  { is_instant_confirmation: true, prepayment_percent: 0 },
];

/** What becomes true by itself, so much earlier: nobody can move the clock of the database. */
const passing = (ms: number) => {
  const time = sql`${ms} * interval '1 ms'`;
  return [
    sql`update requests set held_until = held_until - ${time}, choose_until = choose_until - ${time}`,
    sql`update payments set expires_at = expires_at - ${time}`,
    sql`update sandbox_payments set created_at = created_at - ${time}`,
  ];
};

/** Tables with what happens to departures: these, and all that refer to them. */
const forgotten = sql`with recursive tree as (
  select oid from pg_class where oid in ('departures'::regclass, 'chats'::regclass,
    'sandbox_payments'::regclass, 'request_attempts'::regclass, 'pgboss.job'::regclass)
  union select conrelid from pg_constraint join tree on confrelid = tree.oid where contype = 'f')
  select string_agg('delete from ' || oid::regclass || ';', ' ') as statements from tree`;

/** One statement that empties them; triggers that keep what was posted, and references, are off. */
async function writeForgetting(db: Database) {
  const { rows } = (await db.execute(forgotten)) as unknown as { rows: { statements: string }[] };
  return sql.raw(`do $$ begin
    set local session_replication_role = replica; ${rows[0]!.statements} end $$`);
}

/** An organiser's tours on a database of their own, where random events happen one after another. */
export async function openWorld() {
  const booking = await openTestBooking();
  const { app, organizer } = booking;
  const { db, services } = app;
  const guest = payInSandbox(booking);
  const staff = await createStaff(app);
  const second = await createStaff(app, "second");
  const tourIds: number[] = [];
  for (const sale of sales) {
    const cancellation_rules = [{ days_before: 14, refund_percent: 70 }];
    const tour = testTour({ ...sale, cancellation_rules, time_zone: timeZone });
    tourIds.push((await createTour(db, organizer.id, tour)).id);
  }
  const forget = await writeForgetting(db);
  const today = () => readToday(timeZone, new Date());
  const state = {
    departures: [] as number[],
    made: [] as { id: number; uuid: string }[],
    begun: [] as OpenPayment[],
  };

  /** As if so many half hours had passed; days of departures come nearer by whole days. */
  const pass = async (halfHours: number) => {
    const ms = halfHours * halfHour;
    const days = Math.floor(halfHours / 48);
    for (const change of passing(ms)) await db.execute(change);
    if (days > 0) {
      await db.execute(sql`update departures set start_date = start_date - ${days}::int,
        end_date = end_date - ${days}::int, decision_date = decision_date - ${days}::int`);
      await decideGroups(services);
    }
    await passJobTime(db, ms);
  };
  /** What is to be given back by hand, by request. */
  const listOutsideDue = async () => {
    const { rows } = (await db.execute(sql`select r.request_id as id, sum(r.amount)::int as amount
      from refunds r join payments p on p.id = r.payment_id and p.provider = 'outside'
      where r.status = 1 group by r.request_id order by r.request_id`)) as unknown as {
      rows: { id: number; amount: number }[];
    };
    return rows;
  };
  const giveBack = (due: { id: number; amount: number }) =>
    app.call("recordRefund", { body: { ...due, proof: "РКО № 7" } }, staff);
  /** Does all that is due. */
  const work = () => runDueJobs(services, kinds);

  return {
    ...{
      booking,
      guest,
      staff,
      second,
      state,
      today,
      pass,
      work,
      listOutsideDue,
      giveBack,
      db,
      app,
      organizer,
    },
    /** Forgets all that happened; the dates are a tour's of this kind, with two to three seats. */
    async reset(sale: number): Promise<void> {
      await db.execute(forget);
      booking.setNow(new Date());
      const dateIn = (days: number) => ({
        startDate: addDays(today(), days),
        endDate: addDays(today(), days + 2),
      });
      state.made = [];
      state.begun = [];
      state.departures = await addDepartures(db, tourIds[sale]!, [
        { ...dateIn(20), capacity: 3, prices: { base: 4_800_000 } },
        // Dearer than a card pays at once: in parts.
        { ...dateIn(30), capacity: 2, prices: { base: 40_000_000 }, smallestGroup: 2 },
        { ...dateIn(50), capacity: 3, prices: { base: 3_000_000 } },
      ]);
    },
  };
}
