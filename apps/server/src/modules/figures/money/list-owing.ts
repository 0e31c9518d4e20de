import { and, eq, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RequestMoney } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import { isExpired } from "../../booking/is-expired.ts";
import { requestSums } from "../../booking/ledger/ledger.table.ts";
import { listDue } from "../../booking/read-money.ts";
import { requests } from "../../booking/request.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";

/** The open requests among those wanted, each with what its guest has paid and does not get back. */
export async function listOwing(db: Database, isWanted: SQL) {
  return db
    .select({
      request: shownRequest,
      departure: { status: departures.status },
      tour: { title: tours.title, timeZone: tours.timeZone },
      kept: sql`coalesce(${requestSums.held}, 0)`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .leftJoin(requestSums, eq(requestSums.requestId, requests.id))
    .where(and(isWanted, isOwing, not(isExpired())))
    .orderBy(requests.id);
}

export type Owing = Awaited<ReturnType<typeof listOwing>>[number];

/** 2 waits for the prepayment, 3 is sold; what nobody has confirmed yet is owed by nobody. */
export const isOwing = sql`${requests.status} in (2, 3)`;

const shownRequest = {
  id: requests.id,
  departureId: requests.departureId,
  guest: requests.contactName,
  status: requests.status,
  currency: requests.currency,
  totalAmount: requests.totalAmount,
  prepaymentAmount: requests.prepaymentAmount,
  heldUntil: requests.heldUntil,
  restDueDate: requests.restDueDate,
  chooseUntil: requests.chooseUntil,
};

/** What its guest still has to pay, as the guest's own page says it. */
export const dueOf = (owing: Owing): RequestMoney["due"] => listDue(owing, owing.kept);
