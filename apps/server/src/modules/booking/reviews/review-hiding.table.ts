import type { HidingReason } from "@tour/api";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

/** Each time that a published review was taken down: by whom, when and why, and who showed it again. */
export const reviewHidings = pgTable(
  "review_hidings",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    reason: text("reason").$type<HidingReason>().notNull(),
    words: text("words").notNull().default(""),
    hiddenAt: instant("hidden_at").notNull(),
    hiddenBy: text("hidden_by").references(() => users.id, { onDelete: "set null" }),
    /** Null while it is hidden, and for good once its guest wrote another in its place. */
    shownAt: instant("shown_at"),
    shownBy: text("shown_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("review_hidings_request_id").on(table.requestId, table.id)],
);
