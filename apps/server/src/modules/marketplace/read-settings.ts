import type { MarketDeed, MarketDeedKind, MarketplaceSettings } from "@tour/api";
import { documentTypes } from "@tour/api";
import { desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { users } from "../accounts/auth.table.ts";
import { activity } from "../activity/activity.table.ts";
import { siteTexts } from "../sites/site.texts.ts";
import { makeMarketTemplate } from "./document-template.ts";
import { findMarketShop } from "./market-shop.ts";
import { canBookThere, findMarketDocument, readMarketDocuments } from "./read-marketplace.ts";
import { readMarketplace, toLegal, toMarketTexts } from "./read-marketplace.ts";

const shownChanges = 20;

interface SettingsContext {
  db: Database;
  env: Pick<ServerEnv, "isDemo">;
}

/** All that staff settle about the marketplace's own sale; the shop's secret is never given out. */
export async function readMarketSettings({
  db,
  env,
}: SettingsContext): Promise<MarketplaceSettings> {
  const row = await readMarketplace(db);
  const shop = await findMarketShop(db);
  return {
    legal: toLegal(row),
    texts: toMarketTexts(row),
    commission_points: row.commissionPoints,
    shop: shop
      ? {
          shop_id: shop.shopId,
          has_secret: true,
          tax_system: shop.taxSystem,
          vat_code: shop.vatCode,
        }
      : null,
    documents: await readDocuments(db, toLegal(row)),
    can_book: canBookThere(row, await readMarketDocuments(db)),
    takes_payments: env.isDemo || shop !== undefined,
    changes: await listChanges(db),
  };
}

const readDocuments = (db: Database, legal: MarketplaceSettings["legal"]) =>
  Promise.all(
    documentTypes.map(async (type) => {
      const last = await findMarketDocument(db, type);
      return {
        type,
        title: last?.title ?? siteTexts.documents[type],
        html: last?.html ?? "",
        version: last?.version ?? 0,
        published_at: last?.createdAt.toISOString() ?? null,
        template: makeMarketTemplate(type, legal),
      };
    }),
  );

async function listChanges(db: Database): Promise<MarketDeed[]> {
  const rows = await db
    .select({ deed: activity, by: { id: users.id, name: users.name, is_staff: users.isStaff } })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(isNull(activity.organizerId))
    .orderBy(desc(activity.id))
    .limit(shownChanges);
  return rows.map(({ deed, by }) => ({
    id: deed.id,
    at: deed.createdAt.toISOString(),
    by,
    kind: deed.kind as MarketDeedKind,
    details: deed.details,
  }));
}
