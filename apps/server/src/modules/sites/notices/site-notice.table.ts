import { isNull } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** What stands or stood above the header of a site's pages. Decision 0087. */
export const siteNotices = pgTable(
  "site_notices",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** The client's, so that what is sent again is known. */
    key: uuid("key").notNull(),
    /** Empty where it was taken down before it came. */
    text: text("text").notNull(),
    until: instant("until").notNull(),
    postedBy: text("posted_by").references(() => users.id, { onDelete: "set null" }),
    postedAt: instant("posted_at").notNull(),
    /** When it was taken down, or another took its place; null of the last one, over or not. */
    takenDownAt: instant("taken_down_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizerId, table.key] }),
    uniqueIndex("site_notices_one_a_site").on(table.organizerId).where(isNull(table.takenDownAt)),
    index("site_notices_posted_by").on(table.postedBy),
  ],
);
