import type { Money } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, minorUnits } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** What the platform has paid to organisers, as the bank's papers say; each is posted to the ledger. */
export const payouts = pgTable(
  "payouts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "restrict" }),
    /** The client's, against repeats. */
    key: uuid("key").notNull().unique(),
    /** Minor units. */
    amount: minorUnits("amount").notNull(),
    currency: text("currency").$type<Money["currency"]>().notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    /** The number of the bank's paper. */
    document: text("document").notNull(),
    recordedBy: text("recorded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("payouts_organizer_id").on(table.organizerId, table.id),
    check("payouts_amount", sql`${table.amount} > 0`),
  ],
);
