import type { RequestRow, RequestStatus } from "@tour/api";
import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";
import { requestMessages } from "./messages/message.table.ts";
import { requests } from "./request.table.ts";
import { daysOverdue } from "./rest-overdue.ts";

export const requestPageSize = 20;

interface Wanted {
  organizerId: number;
  departureId?: number | undefined;
  status: RequestStatus | undefined;
  /** Those alone whose rest is overdue. */
  isOverdue: boolean;
  page: number;
  now: Date;
}

/** Whether the guest wrote last. */
const awaitsReply = sql<boolean>`coalesce((
  select ${requestMessages.author} = 'guest' from ${requestMessages}
  where ${requestMessages.requestId} = ${requests.id}
  order by ${requestMessages.id} desc limit 1
), false)`;

/** Those that wait for the organiser's word, for an answer, for the guest, for the trip, for nobody. */
const urgency = sql`case
  when ${requests.status} = 1 then 0 when ${awaitsReply} then 1
  when ${requests.status} = 2 then 2 when ${requests.status} = 3 then 3 else 4
end`;

/** A page of an organiser's requests, what waits first, and how many there are. */
export async function listRequests(
  db: Database,
  { organizerId, departureId, status, isOverdue, page, now }: Wanted,
): Promise<{ rows: RequestRow[]; total: number }> {
  const which = and(
    eq(requests.organizerId, organizerId),
    status === undefined ? undefined : eq(requests.status, status),
    departureId === undefined ? undefined : eq(requests.departureId, departureId),
    isOverdue ? sql`${daysOverdue(now)} > 0` : undefined,
  );
  const rows = await selectRows(db, now)
    .where(which)
    .orderBy(urgency, sql`${requests.heldUntil} nulls last`, desc(requests.id))
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(which);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}

const chatSize = 100;

/** The last requests of one guest with one organiser, newest first. */
export async function listRequestsOfChat(
  db: Database,
  chatId: number,
  now: Date,
): Promise<RequestRow[]> {
  const rows = await selectRows(db, now)
    .where(eq(requests.chatId, chatId))
    .orderBy(desc(requests.id))
    .limit(chatSize);
  return rows.map(toRow);
}

const guestSize = 5;

/** The last requests of whoever has this phone or e-mail with one organiser, newest first. */
export async function listRequestsOfGuest(
  db: Database,
  { organizerId, phone, email }: { organizerId: number; phone: string; email: string },
  now: Date,
): Promise<RequestRow[]> {
  const isSame = or(
    phone ? eq(requests.contactPhone, phone) : undefined,
    email ? eq(sql`lower(${requests.contactEmail})`, email.toLowerCase()) : undefined,
  );
  if (!isSame) return [];
  const rows = await selectRows(db, now)
    .where(and(eq(requests.organizerId, organizerId), isSame))
    .orderBy(desc(requests.id))
    .limit(guestSize);
  return rows.map(toRow);
}

const selectRows = (db: Database, now: Date) =>
  db
    .select({
      request: requests,
      departure: departures,
      tour: shownTour,
      awaitsReply,
      daysOverdue: daysOverdue(now),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId));

const shownTour = { title: tours.title, time_zone: tours.timeZone };

interface Found {
  request: typeof requests.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: RequestRow["tour"];
  awaitsReply: boolean;
  daysOverdue: number;
}

const toRow = ({
  request,
  departure,
  tour,
  awaitsReply: isWaiting,
  ...found
}: Found): RequestRow => ({
  id: request.id,
  status: request.status,
  hold_expires_at: request.heldUntil?.toISOString() ?? null,
  guest: request.contactName,
  tour,
  departure: { start_date: departure.startDate, end_date: departure.endDate },
  seats: request.seats,
  total: { amount: request.totalAmount, currency: request.currency },
  awaits_reply: isWaiting,
  rest_overdue: found.daysOverdue,
  created_at: request.createdAt.toISOString(),
});
