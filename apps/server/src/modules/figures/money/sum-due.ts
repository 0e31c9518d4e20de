import type { Money } from "@tour/api";
import { and, eq, not, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isExpired } from "../../booking/is-expired.ts";
import { requestSums } from "../../booking/ledger/ledger.table.ts";
import { requests } from "../../booking/request.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { todayThere } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";
import { isOwing } from "./list-owing.ts";

/** What guests still have to pay in one currency, in minor units. */
export interface DueSums {
  currency: Money["currency"];
  due: number;
  overdue: number;
  /** In how many sums. */
  count: number;
  /** Requests of those that are due first, in whichever currency. */
  firstIds: number[];
}

interface Wanted {
  organizerId: number;
  now: Date;
  /** How many of what is due are shown. */
  shownDue: number;
}

/** What `listDue` says of each request that is owing, added up: a large operator's are too many to be read. */
export async function sumDue(db: Database, wanted: Wanted): Promise<DueSums[]> {
  const due = selectDue(db, wanted);
  const { prepayment, rest } = due;
  const first = db
    .select({ id: due.id })
    .from(due)
    .where(sql`${due.day} is not null`)
    .orderBy(due.day, due.id)
    .limit(wanted.shownDue);
  return db
    .with(due)
    .select({
      currency: due.currency,
      due: sql`sum(${prepayment} + ${rest})`.mapWith(Number),
      overdue: sql`coalesce(sum(${rest}) filter (where ${due.isOverdue}), 0)`.mapWith(Number),
      count: sql`count(*) filter (where ${prepayment} > 0)
        + count(*) filter (where ${rest} > 0)`.mapWith(Number),
      firstIds: sql<number[]>`array(${first})`,
    })
    .from(due)
    .where(sql`${due.day} is not null`)
    .groupBy(due.currency);
}

/** The prepayment and the rest of each request that is owing, and the day by which the first of them is due. */
function selectDue(db: Database, { organizerId, now }: Wanted) {
  const { status, totalAmount, prepaymentAmount, heldUntil, restDueDate } = requests;
  const kept = sql`coalesce(${requestSums.held}, 0)`;
  const isSold = sql`${status} = 3`;
  const prepayment = sql<number>`case when ${isSold} then 0
    else greatest(${prepaymentAmount} - ${kept}, 0) end`;
  const rest = sql<number>`greatest(${totalAmount} - case when ${isSold} then ${kept}
    else greatest(${prepaymentAmount}, ${kept}) end, 0)`;
  const day = sql<string | null>`least(
    case when ${prepayment} > 0 then (${heldUntil} at time zone 'utc')::date end,
    case when ${rest} > 0 then ${restDueDate} end)`;
  return db.$with("due").as(
    db
      .select({
        ...{ id: requests.id, currency: requests.currency },
        prepayment: prepayment.as("prepayment"),
        rest: rest.as("rest"),
        day: day.as("day"),
        isOverdue: sql<boolean>`${isSold} and ${restDueDate} < ${todayThere(now)}`.as("is_overdue"),
      })
      .from(requests)
      .innerJoin(departures, eq(departures.id, requests.departureId))
      .innerJoin(tours, eq(tours.id, requests.tourId))
      .leftJoin(requestSums, eq(requestSums.requestId, requests.id))
      .where(
        and(
          eq(requests.organizerId, organizerId),
          isOwing,
          not(isExpired()),
          sql`${requests.chooseUntil} is null and ${departures.status} <> 'canceled'`,
        ),
      ),
  );
}
