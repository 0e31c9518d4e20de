import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { findChat } from "../chats/open-chat.ts";

const maxFound = 20;

/** The last requests of an address with an organiser, newest first. */
export async function listFound(db: Database, of: { organizerId: number; email: string }) {
  const chatId = await findChat(db, of);
  if (chatId === undefined) return [];
  return db
    .select({
      request: requests,
      departure: departures,
      tour: { title: tours.title, timeZone: tours.timeZone },
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(eq(requests.chatId, chatId))
    .orderBy(desc(requests.id))
    .limit(maxFound);
}

export type FoundBooking = Awaited<ReturnType<typeof listFound>>[number];
