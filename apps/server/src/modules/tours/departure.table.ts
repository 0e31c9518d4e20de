import type { Departure, PriceOptionKind } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { tours } from "./tour.table.ts";

/** A tour's dates. `held` counts the seats of requests that wait or are paid. */
export const departures = pgTable(
  "departures",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    /** `HH:mm` on the first day by the clocks of the meeting place; null while it is not said. */
    startTime: text("start_time"),
    capacity: integer("capacity").notNull(),
    held: integer("held").notNull().default(0),
    /** Those of them that are sold; whoever has not paid yet does not count for the group. */
    sold: integer("sold").notNull().default(0),
    /** It leaves with so many, or not. */
    smallestGroup: integer("smallest_group").notNull().default(1),
    /** The day by which that is decided; null for 14 days before the start. */
    decisionDate: date("decision_date", { mode: "string" }),
    /** What was decided, once. */
    decision: text("decision").$type<"complete" | "too small">(),
    status: text("status").$type<Departure["status"]>().notNull().default("open"),
    /** From when it is sold; null, or over, for one that is. Decision 0090. */
    saleStartsAt: instant("sale_starts_at"),
    /** Whether the sale of its last seat closes it for good. */
    closesWhenFull: boolean("closes_when_full").notNull().default(false),
    /** When that has closed it; null as soon as somebody says anew how it stands. */
    closedFullAt: instant("closed_full_at"),
    /** Who of the organiser's guides leads it. */
    guideUserId: text("guide_user_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("departures_tour_id_start_date").on(table.tourId, table.startDate),
    index("departures_guide_user_id")
      .on(table.guideUserId)
      .where(sql`${table.guideUserId} is not null`),
    // Few have one: pages ask how many of them have passed.
    index("departures_sale_starts_at")
      .on(table.tourId, table.saleStartsAt)
      .where(sql`${table.saleStartsAt} is not null`),
    // The marketplace asks when the last one passed, of all.
    index("departures_all_sale_starts")
      .on(table.saleStartsAt)
      .where(sql`${table.saleStartsAt} is not null`),
    index("departures_start_date").on(table.startDate, table.id),
    // The last guard against selling a seat twice.
    check("departures_held", sql`${table.held} >= 0 and ${table.held} <= ${table.capacity}`),
    check("departures_sold", sql`${table.sold} between 0 and ${table.held}`),
    check("departures_smallest_group", sql`${table.smallestGroup} > 0`),
    check("departures_decision", sql`${table.decision} in ('complete', 'too small')`),
    check("departures_start_time", sql`${table.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("departures_dates", sql`${table.endDate} >= ${table.startDate}`),
  ],
);

/** Prices of a departure by the tour's price options, in minor units of the tour's currency. */
export const departurePrices = pgTable(
  "departure_prices",
  {
    departureId: integer("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    optionId: text("option_id").notNull(),
    amount: integer("amount").notNull(),
    /** As the tour says of the option; see `copyOptionKinds`. */
    kind: text("kind").$type<PriceOptionKind>().notNull().default("person"),
  },
  (table) => [
    primaryKey({ columns: [table.departureId, table.optionId] }),
    check("departure_prices_amount", sql`${table.amount} >= 0`),
    check(
      "departure_prices_kind",
      sql`${table.kind} in ('person', 'child', 'infant', 'supplement')`,
    ),
  ],
);
