import type { OrganizerAccess } from "@tour/api";
import { mayUse } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { requests } from "../booking/request.table.ts";
import { helpRequests } from "../help-requests/help-request.table.ts";
import { sites } from "../sites/site.table.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";
import type { Reader } from "./read-changes.ts";
import type { Viewed } from "./viewers.ts";

/** Whether it is the organiser's, and somebody of this role sees it: guides, the departures they lead. */
export async function isSeen(db: Database, reader: Reader, { kind, id }: Viewed): Promise<boolean> {
  const { organizerId, role, userId } = reader;
  const isIn = (access: OrganizerAccess) => mayUse(role, access);
  switch (kind) {
    case "request": {
      const isIt = and(eq(requests.id, id), eq(requests.organizerId, organizerId));
      return isIn("manager") && (await db.$count(requests, isIt)) > 0;
    }
    case "question": {
      const isIt = and(eq(helpRequests.id, id), eq(helpRequests.organizerId, organizerId));
      return isIn("manager") && (await db.$count(helpRequests, isIt)) > 0;
    }
    case "tour": {
      const isIt = and(eq(tours.id, id), eq(tours.organizerId, organizerId));
      return isIn("office") && (await db.$count(tours, isIt)) > 0;
    }
    case "main_page":
    case "tour_page": {
      const isIt = and(eq(sites.id, id), eq(sites.organizerId, organizerId));
      return isIn("editor") && (await db.$count(sites, isIt)) > 0;
    }
    case "departure": {
      const [row] = await db
        .select({ guideUserId: departures.guideUserId })
        .from(departures)
        .innerJoin(tours, eq(tours.id, departures.tourId))
        .where(and(eq(departures.id, id), eq(tours.organizerId, organizerId)));
      return row !== undefined && (isIn("office") || row.guideUserId === userId);
    }
  }
}
