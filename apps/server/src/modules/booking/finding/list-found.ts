import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { chats } from "../chats/chat.table.ts";

const maxFound = 20;

interface Wanted {
  /** Null for what was booked on the marketplace, with whichever organiser. */
  organizerId: number | null;
  /** As `normalizeEmail` has it. */
  email: string;
}

/** The last requests of an address with an organiser or on the marketplace, newest first. */
export async function listFound(db: Database, { organizerId, email }: Wanted) {
  const isThere =
    organizerId === null ? isNull(requests.manifestId) : eq(chats.organizerId, organizerId);
  return db
    .select({
      request: requests,
      departure: departures,
      tour: { title: tours.title, timeZone: tours.timeZone },
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .innerJoin(chats, eq(chats.id, requests.chatId))
    .where(and(eq(chats.email, email), isThere))
    .orderBy(desc(requests.id))
    .limit(maxFound);
}

export type FoundBooking = Awaited<ReturnType<typeof listFound>>[number];
