import type { PageType } from "@tour/api";
import { integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { sites } from "../../sites/site.table.ts";

/** Which places of a page its last edits changed; a page that was saved whole has no row. */
export const pageEdits = pgTable(
  "page_edits",
  {
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    type: text("type").$type<PageType>().notNull(),
    /** Of the page, when the edit was made. */
    version: integer("version").notNull(),
    /** The client's: the same edit is made once. */
    key: text("key").notNull(),
    places: jsonb("places").$type<string[][]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.type, table.version] }),
    unique("page_edits_key").on(table.siteId, table.type, table.key),
  ],
);
