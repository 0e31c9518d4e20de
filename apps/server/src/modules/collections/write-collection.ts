import type { MarketCollectionInput } from "@tour/api";
import { collectionLimits } from "@tour/api";
import { and, eq, inArray, max, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { badRequest, notFound, Refusal } from "../../http/errors/errors.ts";
import { toSlug } from "../../platform/text/slug.ts";
import { tours } from "../tours/tour.table.ts";
import { marketCollections, marketCollectionTours } from "./collection.table.ts";
import type { CollectionRow } from "./collection.table.ts";
import { collectionTexts } from "./collection.texts.ts";

/** Makes a hidden collection, last in the order; 422 when there are too many. The marketplace is locked. */
export async function addCollection(tx: Database, name: string): Promise<CollectionRow> {
  if ((await tx.$count(marketCollections)) >= collectionLimits.count) {
    throw new Refusal("unprocessable", collectionTexts.tooMany(collectionLimits.count));
  }
  const [last] = await tx
    .select({ position: max(marketCollections.position) })
    .from(marketCollections);
  const position = (last?.position ?? -1) + 1;
  const values = { name, slug: await makeSlug(tx, name), position };
  const [row] = await tx.insert(marketCollections).values(values).returning();
  return row!;
}

/** Writes a collection with its tours; 404 without it, 400 at an address that another has. */
export async function writeCollection(
  tx: Database,
  id: number,
  { tour_ids: tourIds, is_shown: isShown, ...words }: MarketCollectionInput,
): Promise<void> {
  if (await isTaken(tx, words.slug, id)) throw badRequest({ slug: [collectionTexts.takenSlug] });
  const [row] = await tx
    .update(marketCollections)
    .set({ ...words, isShown })
    .where(eq(marketCollections.id, id))
    .returning();
  if (!row) throw notFound(collectionTexts.noCollection);
  await tx.delete(marketCollectionTours).where(eq(marketCollectionTours.collectionId, id));
  const known = await tx.select({ id: tours.id }).from(tours).where(inArray(tours.id, tourIds));
  const isKnown = new Set(known.map((tour) => tour.id));
  const rows = [...new Set(tourIds)]
    .filter((tourId) => isKnown.has(tourId))
    .map((tourId, position) => ({ collectionId: id, tourId, position }));
  if (rows.length > 0) await tx.insert(marketCollectionTours).values(rows);
}

/** Puts collections into an order; those that are not named follow as they were. */
export async function orderCollections(tx: Database, ids: number[]): Promise<void> {
  const rows = await tx.select().from(marketCollections).orderBy(marketCollections.position);
  const placeOf = ({ id, position }: CollectionRow) =>
    ids.includes(id) ? ids.indexOf(id) : ids.length + position;
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const [position, { id }] of ordered.entries()) {
    await tx.update(marketCollections).set({ position }).where(eq(marketCollections.id, id));
  }
}

const isTaken = async (tx: Database, slug: string, exceptId = 0) =>
  (await tx.$count(
    marketCollections,
    and(eq(marketCollections.slug, slug), ne(marketCollections.id, exceptId)),
  )) > 0;

/** An address of a name's letters, with a number where another has it. */
async function makeSlug(tx: Database, name: string): Promise<string> {
  const wanted = toSlug(name, collectionLimits.slug - 4) || "podborka";
  let slug = wanted;
  for (let number = 2; await isTaken(tx, slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
