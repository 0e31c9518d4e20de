import { sql } from "drizzle-orm";
import type { PictureCrops } from "@tour/api";
import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** An organiser's pictures. The key is random: it names the file and can't be guessed. */
export const media = pgTable(
  "media",
  {
    key: text("key").primaryKey(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** The file's name as it was uploaded; shown, never used as a path. */
    name: text("name").notNull(),
    alt: text("alt").notNull().default(""),
    /** The point that crops keep in view, from 0 to 1. */
    focalX: real("focal_x").notNull().default(0.5),
    focalY: real("focal_y").notNull().default(0.5),
    /** Its cuts by shape, with which it comes to new places; null while it has none. */
    crops: jsonb("crops").$type<PictureCrops>(),
    /** Every cut that was ever made of it, here or in a place of its own: no other one is served. */
    cuts: jsonb("cuts").$type<string[]>().notNull().default([]),
    /** Of the stored original, in px. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /**
     * What stands in its place until it comes, `#rrggbb`; "" where something shows through it, null
     * where nobody has looked yet.
     */
    color: text("color"),
    /** SHA-256 of the file as it was uploaded, hex; null where it came in another way, or before. */
    hash: text("hash"),
    /** Uuid of the request whose guest sent it for a review; null of the organiser's own pictures. */
    guestOf: uuid("guest_of"),
    createdAt: createdAt(),
  },
  (table) => [
    index("media_organizer_id_created_at").on(table.organizerId, table.createdAt),
    uniqueIndex("media_organizer_id_hash").on(table.organizerId, table.hash),
    index("media_guest_of").on(table.guestOf),
    index("media_without_color")
      .on(table.key)
      .where(sql`${table.color} is null`),
  ],
);
