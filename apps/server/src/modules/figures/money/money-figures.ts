import type { Money, MoneyFigures, MoneySums } from "@tour/api";
import { salesZone } from "@tour/api";
import { addDays, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requests } from "../../booking/request.table.ts";
import { restOverdue } from "../../booking/rest-overdue.ts";
import { dueOf, listOwing } from "./list-owing.ts";
import type { Owing } from "./list-owing.ts";
import { listMovements } from "./list-movements.ts";
import type { Movement, Period } from "./list-movements.ts";
import { readLedger } from "./read-ledger.ts";

/** So many of what is due are named. */
const shownDue = 100;

type Due = MoneyFigures["due"][number];

/** The money of an organiser: as it stands now, and what came and went in a period. */
export async function readMoneyFigures(
  db: Database,
  period: Period,
  now: Date,
): Promise<MoneyFigures> {
  const [ledger, owing, movements] = await Promise.all([
    readLedger(db, period.organizerId),
    listOwing(db, eq(requests.organizerId, period.organizerId)),
    listMovements(db, period),
  ]);
  // Somewhere it is tomorrow already; of what is due later no tour's own clocks need be asked.
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1);
  const due = owing.flatMap((one) => toDue(one, { now, tomorrow })).toSorted(byDay);
  return {
    today: readToday(salesZone, now),
    from: period.from,
    to: period.to,
    sums: addDue(ledger, due),
    due: due.slice(0, shownDue),
    due_count: due.length,
    payouts: toPayouts(movements),
    days: toDays(movements),
  };
}

function toDue(owing: Owing, { now, tomorrow }: { now: Date; tomorrow: string }): Due[] {
  const { request, tour } = owing;
  const isNear = request.restDueDate <= tomorrow;
  return dueOf(owing).map((one) => ({
    request_id: request.id,
    guest: request.guest,
    tour: tour.title,
    ...one,
    is_overdue: isNear && one.kind === "payment" && restOverdue(owing, one.amount.amount, now) > 0,
  }));
}

/** What has a deadline of hours stands before what is due by the same day. */
const byDay = (a: Due, b: Due): number => {
  const [first, second] = [a, b].map(({ until, day }) => until?.slice(0, 10) ?? day ?? "");
  return first! < second! ? -1 : first! > second! ? 1 : a.request_id - b.request_id;
};

function addDue(ledger: readonly Omit<MoneySums, "due" | "overdue">[], due: Due[]): MoneySums[] {
  const nothing = { paid: 0, refunded: 0, refund_due: 0, kept: 0, held: 0, owed: 0 };
  const known = new Map(ledger.map((sums) => [sums.currency, sums]));
  const currencies = new Set([...known.keys(), ...due.map(({ amount }) => amount.currency)]);
  return [...currencies].map((currency) => {
    const own = due.filter(({ amount }) => amount.currency === currency);
    return {
      ...nothing,
      ...known.get(currency),
      currency,
      due: sumOf(own),
      overdue: sumOf(own.filter((one) => one.is_overdue)),
    };
  });
}

const sumOf = (due: readonly Due[]): number =>
  due.reduce((sum, { amount }) => sum + amount.amount, 0);

/** Movements by days and currencies, the newest day first. */
function groupByDay(movements: readonly Movement[]): Movement[][] {
  const groups = Map.groupBy(movements, ({ day, currency }) => `${day} ${currency}`);
  return [...groups].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, group]) => group);
}

const amountOf = (group: readonly Movement[], kind: Movement["kind"]): number =>
  group.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);

/** On the marketplace alone: what an organiser's own shop took was theirs at once. */
function toPayouts(movements: readonly Movement[]): MoneyFigures["payouts"] {
  const earned = movements.filter(
    ({ kind, salesModel }) => salesModel === 1 && (kind === "earning" || kind === "commission"),
  );
  return groupByDay(earned).map((group) => {
    const { day, currency } = group[0]!;
    const money = (kind: Movement["kind"]): Money => ({ amount: amountOf(group, kind), currency });
    return {
      day,
      requests: new Set(group.map(({ requestId }) => requestId)).size,
      amount: money("earning"),
      commission: money("commission"),
    };
  });
}

function toDays(movements: readonly Movement[]): MoneyFigures["days"] {
  const moved = movements.filter(({ kind }) => kind === "payment" || kind === "refund");
  return groupByDay(moved).map((group) => ({
    day: group[0]!.day,
    currency: group[0]!.currency,
    paid: amountOf(group, "payment"),
    refunded: amountOf(group, "refund"),
  }));
}
