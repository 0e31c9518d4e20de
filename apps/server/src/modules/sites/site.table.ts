import type { Block, PageType } from "@tour/api";
import type { Preset } from "@tour/theme";
import {
  type AnyPgColumn,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { PublishedContent, SiteSettings } from "./site-content.ts";

/** An organiser's site: its address and the drafts of everything that is not a page. */
export const sites = pgTable("sites", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  organizerId: integer("organizer_id")
    .notNull()
    .unique()
    .references(() => organizers.id, { onDelete: "cascade" }),
  /** The provided host is `<name>.<PROVIDED_DOMAIN>`. */
  name: text("name").notNull().unique(),
  /** A host of the organiser's own, lower case; null while the provided one serves. */
  customDomain: text("own_domain").unique(),
  presetType: text("preset_type").notNull(),
  preset: json("preset").$type<Preset>().notNull(),
  settings: json("settings").$type<SiteSettings>().notNull(),
  /** The one pointer that publishing moves; null before the first publication. */
  currentManifestId: integer("current_manifest_id").references((): AnyPgColumn => manifests.id),
  createdAt: createdAt(),
});

/**
 * The draft of a page. `json`, not `jsonb`: keys keep their order, so that a block which this
 * version of the server does not know comes back exactly as it was sent.
 */
export const pages = pgTable(
  "pages",
  {
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    type: text("type").$type<PageType>().notNull(),
    blocks: json("blocks").$type<Block[]>().notNull(),
    /** Raised by each save, in the same statement that checks it. */
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.type] })],
);

/** A published version. Never changed once written: the database refuses an update. */
export const manifests = pgTable(
  "manifests",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** 1, 2, 3, ... within the site. */
    version: integer("version").notNull(),
    /** What was published: the whole site, or one page's draft only. */
    publishType: text("publish_type").$type<"site" | PageType>().notNull(),
    content: json("content").$type<PublishedContent>().notNull(),
    publishedBy: text("published_by"),
    /** When what it took was taken from the drafts, of a publication that waited; null for one that went out at once. */
    frozenAt: instant("frozen_at"),
    createdAt: createdAt(),
  },
  (table) => [unique("manifests_site_id_version").on(table.siteId, table.version)],
);

/** What happened, for whoever is told of it. Specification, section 3: site status changed. */
export const events = pgTable(
  "events",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"site status changed">().notNull(),
    data: json("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("events_organizer_id").on(table.organizerId, table.id)],
);
