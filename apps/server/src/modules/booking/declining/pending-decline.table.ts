import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

/** Requests that are declined in some seconds, unless that is taken back. */
export const pendingDeclines = pgTable("pending_declines", {
  requestId: integer("request_id")
    .primaryKey()
    .references(() => requests.id, { onDelete: "cascade" }),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  actor: text("actor").$type<"organizer" | "staff">().notNull(),
  reason: text("reason").notNull(),
  createdAt: createdAt(),
});
