import type { Handlers } from "@tour/api";
import type { marketCollectionCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import type { MarketplaceDeed } from "../activity/record-activity.ts";
import { touchMarketplace } from "../marketplace/read-marketplace.ts";
import { recordMarketDeed } from "../marketplace/record-market-deed.ts";
import { marketCollections } from "./collection.table.ts";
import { collectionTexts } from "./collection.texts.ts";
import { listCollections, listShownCollections, readCollection } from "./read-collections.ts";
import { addCollection, orderCollections, writeCollection } from "./write-collection.ts";

/** What staff put together for the marketplace. */
export const marketCollectionHandlers: Handlers<typeof marketCollectionCalls, RequestContext> = {
  listMarketCollections: async (_, { db }) => ({ data: await listCollections(db) }),

  viewMarketCollection: async ({ query: { id } }, { db }) => ({
    data: await readCollection(db, id),
  }),

  createMarketCollection: async ({ body: { name } }, context) => {
    const { id } = await change(context, async (tx) => [
      await addCollection(tx, name),
      { kind: "collection_added", details: { name } },
    ]);
    return { data: await readCollection(context.db, id) };
  },

  updateMarketCollection: async ({ query: { id }, body }, context) => {
    await change(context, async (tx) => [
      await writeCollection(tx, id, body),
      { kind: "collection_changed", details: { name: body.name } },
    ]);
    return { data: await readCollection(context.db, id) };
  },

  orderMarketCollections: async ({ body: { ids } }, context) => {
    await change(context, async (tx) => [
      await orderCollections(tx, ids),
      { kind: "collections_ordered" },
    ]);
    return { data: await listCollections(context.db) };
  },

  removeMarketCollection: async ({ body: { id } }, context) => {
    await change(context, async (tx) => {
      const isIt = eq(marketCollections.id, id);
      const [removed] = await tx.delete(marketCollections).where(isIt).returning();
      if (!removed) throw notFound(collectionTexts.noCollection);
      return [removed, { kind: "collection_removed", details: { name: removed.name } }];
    });
    return { success: true };
  },

  marketCollections: async (_, { db }) => ({ data: await listShownCollections(db) }),
};

type Changed<Result> = [result: Result, deed: Omit<MarketplaceDeed, "organizerId">];

/** Changes what the marketplace's pages show, and writes down who did: one change after the other. */
const change = <Result>(
  context: RequestContext,
  run: (tx: RequestContext["db"]) => Promise<Changed<Result>>,
): Promise<Result> =>
  context.db.transaction(async (tx) => {
    await touchMarketplace(tx);
    const [result, deed] = await run(tx);
    await recordMarketDeed(context, tx, deed);
    return result;
  });
