import { countDays, readToday } from "@tour/dates";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { departures } from "../tours/departure.table.ts";
import { isGoing } from "./is-going.ts";
import { requestSums } from "./ledger/ledger.table.ts";
import { requests } from "./request.table.ts";

interface Owing {
  request: Pick<typeof requests.$inferSelect, "status" | "restDueDate" | "chooseUntil">;
  departure: { status: string };
  tour: { timeZone: string };
}

/**
 * Since how many days the rest should be there, by the calendar of the tour's place; 0 where nothing is
 * due. It cancels nothing: the organiser asks for it. Product decisions, section 7.
 */
export function restOverdue({ request, departure, tour }: Owing, rest: number, now: Date): number {
  const isOwed = request.status === 3 && isGoing({ request, departure }) && rest > 0;
  return isOwed ? Math.max(0, countDays(request.restDueDate, readToday(tour.timeZone, now))) : 0;
}

/** What the guest of a request in a list has paid and does not get back, by the ledger. */
export const keptByGuest = sql`(
  select coalesce(sum(${requestSums.held}), 0) from ${requestSums}
  where ${requestSums.requestId} = ${requests.id}
)`;

/**
 * The same in a list of requests with their departures: days, 0 where nothing is due, by the calendar
 * day given. What was paid is asked for only where the day is over.
 */
export const daysOverdue = (today: SQL): SQL<number> => sql<number>`case
    when ${requests.status} = 3 and ${requests.chooseUntil} is null
      and ${departures.status} <> 'canceled' and ${requests.restDueDate} < ${today}
      and ${requests.totalAmount} > ${keptByGuest}
    then ${today} - ${requests.restDueDate}
    else 0
  end`;
