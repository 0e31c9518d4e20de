import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";

/**
 * Whose pages have changed since a cache in front of the sites was last told: triggers note it in the
 * transaction of the change, whoever makes it. Without such a cache a site has one row here for good.
 */
export const pageChanges = pgTable("page_changes", {
  /** By which cached pages are found: `site-7`, `market`, or `all`. */
  tag: text("tag").primaryKey(),
  /** Pages of the present revision are old, too, for example on a host that the site has left. */
  isWhole: boolean("is_whole").notNull().default(false),
  /** Of the first of the changes. */
  since: instant("since").notNull().defaultNow(),
});
