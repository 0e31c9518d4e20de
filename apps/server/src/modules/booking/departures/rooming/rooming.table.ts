import type { Room } from "@tour/api";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { departures } from "../../../tours/departure.table.ts";

/** Who sleeps where on a departure, as it was last said: some of them may not go any more. */
export const departureRoomings = pgTable("departure_roomings", {
  departureId: integer("departure_id")
    .primaryKey()
    .references(() => departures.id, { onDelete: "cascade" }),
  /** Raised by each change, from 1. */
  version: integer("version").notNull(),
  rooms: jsonb("rooms").$type<Room[]>().notNull(),
});
