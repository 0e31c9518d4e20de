import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, minorUnits } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

/**
 * Discounts and extra lines of requests, parts of their totals. Never changed or deleted, a trigger of
 * the migration sees to that: what was wrong is made good by another line.
 */
export const requestAdjustments = pgTable(
  "request_adjustments",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "restrict" }),
    /** Made by the client: the same one again is the same line. */
    clientKey: uuid("client_key").notNull(),
    /** Minor units of the request's currency; less than 0 is a discount. */
    amount: minorUnits("amount").notNull(),
    /** The guest reads it. */
    reason: text("reason").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("request_adjustments_once").on(table.requestId, table.clientKey),
    check("request_adjustments_amount", sql`${table.amount} <> 0`),
  ],
);
