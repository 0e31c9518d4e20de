import type { FilmType } from "@tour/api";
import { filmTypes } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { isOneOf } from "../../../db/is-one-of.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Films of organisers' pages. The key is random: it names the file and can't be guessed. */
export const films = pgTable(
  "films",
  {
    key: text("key").primaryKey(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** The file's name as it was uploaded; shown, never used as a path. */
    name: text("name").notNull(),
    type: text("type").$type<FilmType>().notNull(),
    /** Of the stored file. */
    bytes: integer("bytes").notNull(),
    /** SHA-256 of the file as it was uploaded, hex. */
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("films_organizer_id_hash").on(table.organizerId, table.hash),
    check("films_type", isOneOf(table.type, filmTypes)),
    check("films_bytes", sql`${table.bytes} > 0`),
  ],
);
