import type { ExchangeRate } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Roubles for one unit of another currency. */
export const roublesForOne = (name: string) =>
  numeric(name, { precision: 10, scale: 4, mode: "number" });

/** The organisers' rates. A request keeps the one with which it was made. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    currency: text("currency").$type<ExchangeRate["currency"]>().notNull(),
    roubles: roublesForOne("roubles").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizerId, table.currency] }),
    check("exchange_rates_roubles", sql`${table.roubles} > 0`),
  ],
);
