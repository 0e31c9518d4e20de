import { lateAfterHours } from "@tour/api";
import type { LateStep, RequestStep } from "@tour/api";
import { sql } from "drizzle-orm";
import type { Placeholder, SQL } from "drizzle-orm";
import { departures } from "../../tours/departure.table.ts";
import { todayThere } from "../../tours/is-upcoming.ts";
import type { Now } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";
import { isExpired } from "../is-expired.ts";
import { payments, refunds } from "../payment.table.ts";
import { requests } from "../request.table.ts";
import { daysOverdue } from "../rest-overdue.ts";
import { guestReviews } from "../reviews/guest-review.table.ts";
import { nextTaskDay } from "../tasks/next-task-day.ts";
import { lacksTourists } from "../tourists/lacks-tourists.ts";

/** So many days before the trip the tourists' data are asked for, and are late. */
const touristsAskedDays = 30;
export const touristsLateDays = 7;
/** By the law a guest has their money back within ten days. */
const refundDays = 10;

/** By which clock, and whether numbers of documents are asked for at all. */
export interface RuleContext {
  now: Now;
  asksDocuments: boolean | Placeholder;
}

/** The first moment of a day there. */
const beginOf = (day: SQL): SQL => sql`((${day})::timestamp at time zone ${tours.timeZone})`;

const isGoing = sql`${requests.chooseUntil} is null and ${departures.status} <> 'canceled'`;

/** Whose refund is due at all, and by hand: what shops pay back is a job's. */
export const hasRefundDue = sql`${requests.id} in (
  select ${refunds.requestId} from ${refunds} where ${refunds.status} = 1
)`;
const hasRefundByHand = sql`(${requests.salesModel} <> 1 and ${requests.id} in (
  select ${refunds.requestId} from ${refunds}
  join ${payments} on ${payments.id} = ${refunds.paymentId}
  where ${refunds.status} = 1 and ${payments.provider} = 'outside'
))`;
const refundSince = sql`(
  select min(${refunds.createdAt}) from ${refunds}
  where ${refunds.requestId} = ${requests.id} and ${refunds.status} = 1
)`;

/** Since when, where that is longer ago than so many hours by the clock of the database. */
const lateAfter = (since: SQL, hours: number): SQL =>
  sql`case when ${since} < now() - make_interval(hours => ${hours}::int) then ${since} end`;

/**
 * For each step whether a request has it, in a list of requests with their departures, tours and next
 * tasks. The days of the rest and of tourists are those by which their guests are reminded.
 */
export function stepConditions({ now, asksDocuments }: RuleContext): Record<RequestStep, SQL> {
  const today = todayThere(now);
  const left = sql`${departures.startDate} - ${today}`;
  const isHeld = sql`not ${isExpired()}`;
  return {
    confirm: sql`(${requests.status} = 1 and ${isHeld})`,
    answer: sql`(${requests.waitsSince} is not null)`,
    rest: sql`(${daysOverdue(today)} > 0)`,
    refund: hasRefundByHand,
    tourists: sql`(case when ${requests.status} = 3 and ${isGoing} and ${left} between 0 and ${touristsAskedDays}
      then ${lacksTourists(asksDocuments)} else false end)`,
    task: sql`coalesce(${nextTaskDay} <= ${today}, false)`,
    review: sql`(${requests.status} = 4 and exists (
      select 1 from ${guestReviews}
      where ${guestReviews.requestId} = ${requests.id} and ${guestReviews.state} = 'published'
        and ${guestReviews.reply} is null
    ))`,
    prepayment: sql`(${requests.status} = 2 and ${isHeld})`,
    choice: sql`(${requests.status} <= 3 and ${requests.chooseUntil} is not null)`,
    trip: sql`(${requests.status} = 3)`,
    nothing: sql`(${requests.status} >= 4)`,
  };
}

/** For each step that can be late since when it is; null where it is not. */
export function lateSince(context: RuleContext): Record<LateStep, SQL> {
  const has = stepConditions(context);
  const today = todayThere(context.now);
  const left = sql`${departures.startDate} - ${today}`;
  const where = (condition: SQL, since: SQL) => sql`case when ${condition} then ${since} end`;
  return {
    confirm: where(has.confirm, lateAfter(sql`${requests.createdAt}`, lateAfterHours)),
    answer: where(has.answer, lateAfter(sql`${requests.waitsSince}`, lateAfterHours)),
    rest: where(has.rest, beginOf(sql`${requests.restDueDate} + 1`)),
    refund: where(has.refund, lateAfter(refundSince, refundDays * 24)),
    tourists: where(
      sql`${requests.status} = 3 and ${left} <= ${touristsLateDays} and ${has.tourists}`,
      beginOf(sql`${departures.startDate} - ${touristsLateDays}::int`),
    ),
    task: where(sql`${nextTaskDay} < ${today}`, beginOf(sql`${nextTaskDay} + 1`)),
  };
}
