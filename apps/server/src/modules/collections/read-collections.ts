import type { EditedCollection, Image, MarketCollection, StaffCollection } from "@tour/api";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { tours } from "../tours/tour.table.ts";
import { marketCollections, marketCollectionTours } from "./collection.table.ts";
import { collectionTexts } from "./collection.texts.ts";

/** Whether a tour stands on the marketplace. */
const isOnMarket = (db: Database) =>
  and(tours.isListed, inArray(tours.organizerId, shownOrganizers(db, null)));

/** A collection's own picture, else its first tour's. */
const cover = sql<Image | null>`coalesce(${marketCollections.image}, (array_agg(${tours.image}
  order by ${marketCollectionTours.position}) filter (where ${tours.image} is not null))[1])`;

const selectCollections = (db: Database) =>
  db
    .select({
      id: marketCollections.id,
      name: marketCollections.name,
      slug: marketCollections.slug,
      text: marketCollections.text,
      image: cover,
      tours_count: count(tours.id),
      is_shown: marketCollections.isShown,
    })
    .from(marketCollections)
    .leftJoin(marketCollectionTours, eq(marketCollectionTours.collectionId, marketCollections.id))
    .leftJoin(tours, and(eq(tours.id, marketCollectionTours.tourId), isOnMarket(db)))
    .groupBy(marketCollections.id)
    .orderBy(asc(marketCollections.position), asc(marketCollections.id));

/** All collections, for staff. */
export const listCollections = (db: Database): Promise<StaffCollection[]> => selectCollections(db);

/** Those that visitors see: an empty one would lead to nothing. */
export async function listShownCollections(db: Database): Promise<MarketCollection[]> {
  const rows = await selectCollections(db).having(sql`count(${tours.id}) > 0`);
  return rows
    .filter(({ is_shown: isShown }) => isShown)
    .map(({ id: _, is_shown: __, ...rest }) => rest);
}

/** The numbers of the tours of a collection that is shown; throws 404 where none is at this address. */
export async function findShownTours(db: Database, slug: string): Promise<number[]> {
  const rows = await db
    .select({ tourId: marketCollectionTours.tourId })
    .from(marketCollections)
    .leftJoin(marketCollectionTours, eq(marketCollectionTours.collectionId, marketCollections.id))
    .where(and(eq(marketCollections.slug, slug), marketCollections.isShown));
  if (rows.length === 0) throw notFound(collectionTexts.noCollection);
  return rows.flatMap(({ tourId }) => tourId ?? []);
}

/** A collection with its tours, as staff edit it; throws 404. */
export async function readCollection(db: Database, id: number): Promise<EditedCollection> {
  const [row] = await db.select().from(marketCollections).where(eq(marketCollections.id, id));
  if (!row) throw notFound(collectionTexts.noCollection);
  const { name, slug, text, image, isShown } = row;
  const own = await db
    .select({
      id: tours.id,
      title: tours.title,
      organizer: organizers.name,
      image: tours.image,
      is_on_market: sql<boolean>`${isOnMarket(db)}`,
    })
    .from(marketCollectionTours)
    .innerJoin(tours, eq(tours.id, marketCollectionTours.tourId))
    .innerJoin(organizers, eq(organizers.id, tours.organizerId))
    .where(eq(marketCollectionTours.collectionId, id))
    .orderBy(asc(marketCollectionTours.position));
  return { id, name, slug, text, image, is_shown: isShown, tours: own };
}
