import type { Handlers } from "@tour/api";
import type { marketplaceCalls } from "@tour/api/contract";
import { documentTypes } from "@tour/api";
import type { MarketplaceInput } from "@tour/api";
import { eq } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import { isInn, isOgrn } from "../organizers/legal-checks.ts";
import { documentPaths } from "../sites/site-content.ts";
import { keepMarketShop } from "./market-shop.ts";
import { marketplace } from "./marketplace.table.ts";
import { marketplaceTexts } from "./marketplace.texts.ts";
import { publishMarketDocument } from "./publish-document.ts";
import { recordMarketDeed } from "./record-market-deed.ts";
import { canBookThere, readMarketDocuments, readMarketplace } from "./read-marketplace.ts";
import { toLegal, toMarketTexts, touchMarketplace } from "./read-marketplace.ts";
import { readMarketSettings } from "./read-settings.ts";

/** Who the marketplace is, and on what terms it sells. */
export const marketplaceHandlers: Handlers<typeof marketplaceCalls, RequestContext> = {
  getMarketplace: async (_, context) => ({ data: await readMarketSettings(context) }),

  updateMarketplace: async ({ body }, context) => {
    requireRight(body);
    await context.db.transaction(async (tx) => {
      const before = await touchMarketplace(tx);
      const { commission_points: commissionPoints, ...legal } = body;
      await tx
        .update(marketplace)
        .set({ ...legal, commissionPoints })
        .where(eq(marketplace.id, before.id));
      const isSame = Object.entries(toLegal(before)).every(
        ([name, value]) => legal[name as keyof typeof legal] === value,
      );
      if (!isSame) await recordMarketDeed(context, tx, { kind: "legal_changed" });
      if (before.commissionPoints !== commissionPoints) {
        const details = { from: before.commissionPoints, to: commissionPoints };
        await recordMarketDeed(context, tx, { kind: "commission_changed", details });
      }
    });
    return { data: await readMarketSettings(context) };
  },

  updateMarketTexts: async ({ body }, context) => {
    await context.db.transaction(async (tx) => {
      await touchMarketplace(tx);
      await tx.update(marketplace).set(body);
      await recordMarketDeed(context, tx, { kind: "texts_changed" });
    });
    return { data: await readMarketSettings(context) };
  },

  updateMarketplaceShop: async ({ body }, context) => {
    await context.db.transaction(async (tx) => {
      await touchMarketplace(tx);
      await keepMarketShop({ db: tx, env: context.env }, body);
      await recordMarketDeed(context, tx, {
        kind: "shop_changed",
        details: { shop_id: body.shop_id },
      });
    });
    return { data: await readMarketSettings(context) };
  },

  publishMarketplaceDocument: async ({ body }, context) => {
    const { type } = body;
    const published = await context.db.transaction(async (tx) => {
      await touchMarketplace(tx);
      const by = { userId: accountOf(context).id, now: context.now() };
      const made = await publishMarketDocument(tx, body, by);
      if (made !== "stale" && made.isNew) {
        const details = { type, version: made.version };
        await recordMarketDeed(context, tx, { kind: "document_published", details });
      }
      return made;
    });
    const data = await readMarketSettings(context);
    if (published === "stale") {
      throw new Refusal("conflict", marketplaceTexts.newerDocument, { data });
    }
    return { data };
  },

  marketplaceInfo: async (_, { db }) => {
    const row = await readMarketplace(db);
    const documents = await readMarketDocuments(db);
    return {
      data: {
        legal: row.name === "" ? null : toLegal(row),
        documents: documentTypes.flatMap((type) => {
          const document = documents[type];
          return document ? [{ type, title: document.title, path: documentPaths[type] }] : [];
        }),
        can_book: canBookThere(row, documents),
        texts: toMarketTexts(row),
      },
    };
  },
};

/** Numbers are checked by their own check digits: 400 at the one that is wrong. */
function requireRight({ inn, ogrn }: MarketplaceInput): void {
  const wrong = {
    ...(!isInn(inn) && { inn: [marketplaceTexts.wrongInn] }),
    ...(!isOgrn(ogrn) && { ogrn: [marketplaceTexts.wrongOgrn] }),
  };
  if (Object.keys(wrong).length > 0) throw badRequest(wrong);
}
