import type { DocumentType } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { marketplaceTexts } from "./marketplace.texts.ts";

/** Shops of the marketplace at the provider, the present one and those before: what was paid goes back there. */
export const marketplaceShops = pgTable("marketplace_shops", {
  shopId: text("shop_id").primaryKey(),
  /** The shop's secret key, encrypted: see `market-shop.ts`. */
  secret: text("secret").notNull(),
  /** Codes of the provider for receipts, as of organisers' shops. */
  taxSystem: smallint("tax_system").notNull(),
  vatCode: smallint("vat_code").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** The marketplace itself: one row, which the migration makes. Texts are empty before staff write them. */
export const marketplace = pgTable(
  "marketplace",
  {
    id: smallint("id").primaryKey().default(1),
    name: text("name").notNull().default(""),
    inn: text("inn").notNull().default(""),
    ogrn: text("ogrn").notNull().default(""),
    address: text("address").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** Basis points of what an organiser earns there; requests keep the one of their day. */
    commissionPoints: integer("commission_points").notNull().default(1000),
    /** The shop that takes its money; null before there is one. */
    shopId: text("shop_id").references(() => marketplaceShops.shopId),
    /** What staff write on its pages; until they do, the heading and the lead it began with. */
    title: text("title").notNull().default(marketplaceTexts.title),
    lead: text("lead").notNull().default(marketplaceTexts.lead),
    contacts: text("contacts").notNull().default(""),
    footer: text("footer").notNull().default(""),
    /** Raised with every change that its pages show. */
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    check("marketplace_one", sql`${table.id} = 1`),
    check("marketplace_commission", sql`${table.commissionPoints} between 0 and 10000`),
  ],
);

export type MarketplaceRow = typeof marketplace.$inferSelect;

/** Published versions of its agreement and policy, none ever changed: requests name what was accepted. */
export const marketplaceDocuments = pgTable(
  "marketplace_documents",
  {
    type: text("type").$type<DocumentType>().notNull(),
    /** 1, 2, 3, ... within the document; the last is the one that is shown. */
    version: integer("version").notNull(),
    title: text("title").notNull(),
    html: text("html").notNull(),
    publishedBy: text("published_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.version] }),
    check("marketplace_documents_type", sql`${table.type} in ('agreement', 'policy')`),
  ],
);
