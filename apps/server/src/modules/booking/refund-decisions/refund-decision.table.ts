import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, minorUnits } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

/** Refunds above the limit: one of staff asks, another decides. */
export const refundDecisions = pgTable(
  "refund_decisions",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "restrict" }),
    /** Minor units of the request's currency. */
    amount: minorUnits("amount").notNull(),
    /** Why the request is called off; its guest reads it. */
    message: text("message").notNull(),
    isGuestTold: boolean("is_guest_told").notNull(),
    state: text("state").$type<"waiting" | "confirmed" | "dropped">().notNull().default("waiting"),
    askedBy: text("asked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("refund_decisions_waiting")
      .on(table.requestId)
      .where(sql`${table.state} = 'waiting'`),
    check("refund_decisions_state", sql`${table.state} in ('waiting', 'confirmed', 'dropped')`),
    // Whatever the code does, the first is never the second.
    check(
      "refund_decisions_second",
      sql`${table.state} <> 'confirmed' or ${table.askedBy} is distinct from ${table.decidedBy} or ${table.askedBy} is null`,
    ),
  ],
);
