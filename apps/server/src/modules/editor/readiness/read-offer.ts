import type { Image } from "@tour/api";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departurePrices, departures } from "../../tours/departure.table.ts";
import { heldNow } from "../../tours/held-now.ts";
import { isUpcoming } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";

export type OfferedTour = Awaited<ReturnType<typeof readOfferedTours>>[number];
export type DepartureFacts = Awaited<ReturnType<typeof readComingDepartures>>[number];

/** Tours that everybody may find: those made for one request are nobody else's business. */
export const isOffered = (organizerId: number) =>
  and(eq(tours.organizerId, organizerId), eq(tours.isListed, true), isNull(tours.individualFor));

/** How many entries a list of the tour's content has. */
const countOf = (name: string) =>
  sql<number>`coalesce(jsonb_array_length(${tours.content}->${sql.raw(`'${name}'`)}), 0)`;

/** Pictures anywhere in it that nothing is said of, and that are not there for decoration. */
const undescribed = sql<number>`jsonb_array_length(jsonb_path_query_array(${tours.content},
  '$.** ? (exists(@.focal_x) && @.alt == "" && !(@.is_decorative == true))'))`;

/** Every tour that is shown, by what it says. Counted by the database: contents are long. */
export function readOfferedTours(db: Database, organizerId: number) {
  return db
    .select({
      id: tours.id,
      title: tours.title,
      subtitle: sql<number>`char_length(${tours.subtitle})`,
      image: sql<Image | null>`${tours.image}`,
      prepaymentPercent: tours.prepaymentPercent,
      undescribed,
      facts: {
        pictures: countOf("media"),
        description: sql<number>`char_length(
          trim(regexp_replace(${tours.description}, '<[^>]*>', '', 'g')))`,
        programmeDays: countOf("program"),
        days: sql<number>`${tours.days}`,
        guides: countOf("guides"),
        places: sql<number>`jsonb_array_length(${tours.places})`,
        included: countOf("included"),
        hasMeetingPlace: sql<boolean>`coalesce(
          jsonb_typeof(${tours.content}->'meeting_place') = 'object', false)`,
        cancellationRules: countOf("cancellation_rules"),
      },
    })
    .from(tours)
    .where(isOffered(organizerId))
    .orderBy(asc(tours.id));
}

/** What the cheapest seat costs, in minor units; null where no price is set. */
const lowestPrice = sql<number | null>`(
  select min(${departurePrices.amount}) from ${departurePrices}
  where ${departurePrices.departureId} = ${departures.id} and ${departurePrices.kind} = 'person')`;

/** Coming dates of these tours that guests may book, the soonest first. */
export function readComingDepartures(db: Database, organizerId: number, now: Date) {
  return db
    .select({
      id: departures.id,
      tourId: tours.id,
      title: tours.title,
      startDate: departures.startDate,
      capacity: departures.capacity,
      held: heldNow,
      lowestPrice,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        isOffered(organizerId),
        inArray(departures.status, ["open", "guaranteed"]),
        isUpcoming(now),
      ),
    )
    .orderBy(asc(departures.startDate), asc(departures.id));
}
