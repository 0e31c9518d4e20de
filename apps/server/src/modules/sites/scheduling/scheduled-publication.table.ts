import type { PageType, ScheduledParts } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import type { PublishedContent } from "../site-content.ts";
import { sites } from "../site.table.ts";

/** Publications that wait for their time, and those that did not go out at it. One that went out is a version. */
export const scheduledPublications = pgTable(
  "scheduled_publications",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    publishType: text("publish_type").$type<"site" | PageType>().notNull(),
    /** What goes out; of the content nothing else does. */
    parts: json("parts").$type<ScheduledParts>().notNull(),
    /** The site as it would have been, had it been published then. */
    content: json("content").$type<PublishedContent>().notNull(),
    /** The version that was on the site then; 0 before the first publication. */
    baseVersion: integer("base_version").notNull(),
    publishAt: instant("publish_at").notNull(),
    scheduledBy: text("scheduled_by").references(() => users.id, { onDelete: "set null" }),
    /** When its content was frozen; by the server's clock, which versions are dated by, too. */
    createdAt: instant("created_at").notNull(),
    failedAt: instant("failed_at"),
    /** Why it did not go out, for people. */
    failure: text("failure"),
  },
  (table) => [
    index("scheduled_publications_site_id").on(table.siteId, table.publishAt),
    index("scheduled_publications_scheduled_by").on(table.scheduledBy),
    check(
      "scheduled_publications_failure",
      sql`(${table.failedAt} is null) = (${table.failure} is null)`,
    ),
  ],
);

export type ScheduledRow = typeof scheduledPublications.$inferSelect;
