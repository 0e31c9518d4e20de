import { subDays } from "date-fns/subDays";
import { and, asc, desc, eq, gt, isNotNull, lte, not, or, sql, ne } from "drizzle-orm";
import { isExpired } from "../../../booking/is-expired.ts";
import { requestMessages } from "../../../booking/messages/message.table.ts";
import { payments, refunds } from "../../../booking/payment.table.ts";
import { requests } from "../../../booking/request.table.ts";
import { daysOverdue, keptByGuest } from "../../../booking/rest-overdue.ts";
import { departures } from "../../../tours/departure.table.ts";
import { todayThere } from "../../../tours/is-upcoming.ts";
import { tours } from "../../../tours/tour.table.ts";
import { allRows, shownItems, toFound, toItem } from "./task.ts";
import type { Found, TaskContext } from "./task.ts";

const shown = { id: requests.id, name: requests.contactName, tour: tours.title, all: allRows };

/** Requests that wait for the organiser's word, those whose time ends first before the others. */
export async function findToConfirm({ db, organizerId }: TaskContext): Promise<Found> {
  const rows = await db
    .select({ ...shown, at: requests.heldUntil })
    .from(requests)
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(and(eq(requests.organizerId, organizerId), eq(requests.status, 1), not(isExpired())))
    .orderBy(asc(requests.heldUntil), asc(requests.id))
    .limit(shownItems);
  return toFound(rows, ({ all: _, at, ...row }) =>
    toItem({ ...row, at: at?.toISOString() ?? null }),
  );
}

/** What a closed request's guest wrote last is mostly a farewell: later nobody waits for an answer. */
const closedDays = 30;

/** Guests who wrote last, longest waiting first. */
export async function findToAnswer({ db, organizerId, now }: TaskContext): Promise<Found> {
  const last = db
    .select({ author: requestMessages.author, at: requestMessages.createdAt })
    .from(requestMessages)
    .where(eq(requestMessages.requestId, requests.id))
    .orderBy(desc(requestMessages.id))
    .limit(1)
    .as("last_message");
  const isFresh = gt(last.at, subDays(now, closedDays));
  const rows = await db
    .select({ ...shown, at: last.at })
    .from(requests)
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        eq(requests.organizerId, organizerId),
        // Whose guest is told that no answer is needed waits no more.
        isNotNull(requests.waitsSince),
        eq(last.author, "guest"),
        or(lte(requests.status, 3), isFresh),
      ),
    )
    .orderBy(asc(last.at), asc(requests.id))
    .limit(shownItems);
  return toFound(rows, ({ all: _, at, ...row }) => toItem({ ...row, at: at.toISOString() }));
}

/** Sold requests whose rest should be there by now, the longest overdue first. */
export async function findOverdue({ db, organizerId, now }: TaskContext): Promise<Found> {
  const rest = sql`${requests.totalAmount} - ${keptByGuest}`.mapWith(Number);
  const rows = await db
    .select({ ...shown, day: requests.restDueDate, currency: requests.currency, rest })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        eq(requests.status, 3),
        // Said once more, so that the ledger is asked of few: the day after is over everywhere.
        sql`${requests.restDueDate} <= (${now.toISOString()}::timestamptz + interval '1 day')::date`,
        sql`${daysOverdue(todayThere(now))} > 0`,
      ),
    )
    .orderBy(asc(requests.restDueDate), asc(requests.id))
    .limit(shownItems);
  return toFound(rows, ({ all: _, rest: amount, currency, ...row }) =>
    toItem({ ...row, amount: { amount, currency } }),
  );
}

/** What was paid past the shop and is to go back: only the organiser can give it, by hand. */
export async function findToGiveBack({ db, organizerId }: TaskContext): Promise<Found> {
  const rows = await db
    .select({
      ...shown,
      at: refunds.createdAt,
      amount: refunds.amount,
      currency: payments.currency,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(requests, eq(requests.id, refunds.requestId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(
      and(
        eq(refunds.status, 1),
        eq(payments.provider, "outside"),
        eq(requests.organizerId, organizerId),
        // On the marketplace it is staff's to give.
        ne(requests.salesModel, 1),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(shownItems);
  return toFound(rows, ({ all: _, at, amount, currency, ...row }) =>
    toItem({ ...row, at: at.toISOString(), amount: { amount, currency } }),
  );
}
