import type { DomainReason, DomainState } from "@tour/api";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { sites } from "../site.table.ts";

/**
 * Custom domains that organisers ask for. Anyone may ask for any: only the one who proves it by a TXT
 * record is served, so that nobody can keep a domain from its owner by asking first.
 */
export const domains = pgTable(
  "domains",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** Lower case, punycode, without a port. */
    host: text("host").notNull(),
    /** What the TXT record must say. */
    token: text("token").notNull(),
    state: text("state").$type<DomainState>().notNull().default("new"),
    reason: text("reason").$type<DomainReason>(),
    /** What the last look at the name servers found. */
    hasProof: boolean("has_proof").notNull().default(false),
    isPointed: boolean("is_pointed").notNull().default(false),
    checkedAt: instant("checked_at"),
    /** When the present state began. */
    since: instant("since").notNull(),
    /** Since when an active domain no longer leads here; null while it does. */
    failingSince: instant("failing_since"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("domains_site_id_host").on(table.siteId, table.host),
    uniqueIndex("domains_served_host")
      .on(table.host)
      .where(sql`${table.state} in ('issuing_certificate', 'active')`),
    index("domains_host").on(table.host),
  ],
);

/** Names that an organiser gave up: for a time nobody else may take them. */
export const reservedSubdomains = pgTable(
  "released_names",
  {
    isCustom: boolean("is_custom").notNull(),
    /** The host, or the label of a provided one. */
    name: text("name").notNull(),
    /** No reference: the name stays in quarantine when its organiser is gone. */
    organizerId: integer("organizer_id").notNull(),
    releasedAt: instant("released_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.isCustom, table.name] })],
);
