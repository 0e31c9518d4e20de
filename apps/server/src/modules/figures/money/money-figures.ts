import type { MoneyFigures, MoneySums } from "@tour/api";
import { salesZone } from "@tour/api";
import { readToday } from "@tour/dates";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requests } from "../../booking/request.table.ts";
import { restOverdue } from "../../booking/rest-overdue.ts";
import { dueOf, listOwing } from "./list-owing.ts";
import type { Owing } from "./list-owing.ts";
import { sumMovements } from "./list-movements.ts";
import type { DaySums, Period } from "./list-movements.ts";
import { readLedger } from "./read-ledger.ts";
import { sumDue } from "./sum-due.ts";
import type { DueSums } from "./sum-due.ts";

/** So many of what is due are named. */
const shownDue = 100;

type Due = MoneyFigures["due"][number];

/** The money of an organiser: as it stands now, and what came and went in a period. */
export async function readMoneyFigures(
  db: Database,
  period: Period,
  now: Date,
): Promise<MoneyFigures> {
  const { organizerId } = period;
  const [ledger, dueSums, days] = await Promise.all([
    readLedger(db, organizerId),
    sumDue(db, { organizerId, now, shownDue }),
    sumMovements(db, period),
  ]);
  return {
    today: readToday(salesZone, now),
    from: period.from,
    to: period.to,
    sums: addDue(ledger, dueSums),
    due: await listFirstDue(db, dueSums[0]?.firstIds ?? [], now),
    due_count: dueSums.reduce((sum, { count }) => sum + count, 0),
    payouts: days.filter(({ earnedRequests }) => earnedRequests > 0).map(toPayout),
    days: days.flatMap(({ day, currency, paid, refunded }) =>
      paid > 0 || refunded > 0 ? { day, currency, paid, refunded } : [],
    ),
  };
}

/** What is due first, as the pages of these requests say it. */
async function listFirstDue(db: Database, ids: readonly number[], now: Date): Promise<Due[]> {
  if (ids.length === 0) return [];
  const owing = await listOwing(db, inArray(requests.id, [...ids]));
  return owing
    .flatMap((one) => toDue(one, now))
    .toSorted(byDay)
    .slice(0, shownDue);
}

const toDue = (owing: Owing, now: Date): Due[] =>
  dueOf(owing).map((one) => ({
    request_id: owing.request.id,
    guest: owing.request.guest,
    tour: owing.tour.title,
    ...one,
    is_overdue: one.kind === "payment" && restOverdue(owing, one.amount.amount, now) > 0,
  }));

/** What has a deadline of hours stands before what is due by the same day. */
const byDay = (a: Due, b: Due): number => {
  const [first, second] = [a, b].map(({ until, day }) => until?.slice(0, 10) ?? day ?? "");
  return first! < second! ? -1 : first! > second! ? 1 : a.request_id - b.request_id;
};

function addDue(
  ledger: readonly Omit<MoneySums, "due" | "overdue">[],
  dueSums: readonly DueSums[],
): MoneySums[] {
  const nothing = { paid: 0, refunded: 0, refund_due: 0, kept: 0, held: 0, owed: 0 };
  const known = new Map(ledger.map((sums) => [sums.currency, sums]));
  const owing = new Map(dueSums.map((sums) => [sums.currency, sums]));
  return [...new Set([...known.keys(), ...owing.keys()])].map((currency) => {
    const { due = 0, overdue = 0 } = owing.get(currency) ?? {};
    return { ...nothing, ...known.get(currency), currency, due, overdue };
  });
}

const toPayout = ({ day, currency, earned, commission, earnedRequests }: DaySums) => ({
  day,
  requests: earnedRequests,
  amount: { amount: earned, currency },
  commission: { amount: commission, currency },
});
