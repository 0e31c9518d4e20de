import { documentTypes } from "@tour/api";
import { demoCollections, demoMarketplace } from "@tour/demo";
import { arrayOverlaps } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { addCollection, writeCollection } from "../../modules/collections/write-collection.ts";
import { makeMarketTemplate } from "../../modules/marketplace/document-template.ts";
import { marketplace } from "../../modules/marketplace/marketplace.table.ts";
import { publishMarketDocument } from "../../modules/marketplace/publish-document.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { siteTexts } from "../../modules/sites/site.texts.ts";

/** The marketplace's legal data and documents, so that what it sells is booked and paid: in the sandbox. */
export async function seedMarketplace(db: Database, now: Date): Promise<void> {
  const { commission_points: commissionPoints, ...legal } = demoMarketplace;
  await db.update(marketplace).set({ ...legal, commissionPoints });
  for (const type of documentTypes) {
    const html = makeMarketTemplate(type, legal);
    const document = { type, title: siteTexts.documents[type], html, version: 0 };
    await publishMarketDocument(db, document, { userId: null, now });
  }
  for (const { words, ...collection } of demoCollections)
    await seedCollection(db, collection, words);
}

/** A collection of the tours that are called by one of these words. */
async function seedCollection(
  db: Database,
  collection: { name: string; slug: string; text: string },
  words: readonly string[],
): Promise<void> {
  const found = await db
    .select({ id: tours.id })
    .from(tours)
    .where(arrayOverlaps(tours.collections, [...words]))
    .orderBy(tours.id);
  const { id } = await addCollection(db, collection.name);
  const settled = { image: null, is_shown: true, tour_ids: found.map((tour) => tour.id) };
  await writeCollection(db, id, { ...collection, ...settled });
}
