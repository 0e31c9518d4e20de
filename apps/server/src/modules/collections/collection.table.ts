import type { Image } from "@tour/api";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";
import { tours } from "../tours/tour.table.ts";

/** Tours that staff put together for the marketplace. Words that organisers write are `tours.collections`. */
export const marketCollections = pgTable("market_collections", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  text: text("text").notNull().default(""),
  /** Null takes the picture of its first tour that has one. */
  image: jsonb("image").$type<Image>(),
  isShown: boolean("is_shown").notNull().default(false),
  /** Its place on the front page: 0, 1, 2, ... */
  position: integer("position").notNull(),
  createdAt: createdAt(),
});

export type CollectionRow = typeof marketCollections.$inferSelect;

/** Which tours are in, in their order. */
export const marketCollectionTours = pgTable(
  "market_collection_tours",
  {
    collectionId: integer("collection_id")
      .notNull()
      .references(() => marketCollections.id, { onDelete: "cascade" }),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.tourId] }),
    index("market_collection_tours_tour_id").on(table.tourId),
  ],
);
