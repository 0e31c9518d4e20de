import { boolean, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

const organizerId = () =>
  integer("organizer_id")
    .notNull()
    .references(() => organizers.id, { onDelete: "cascade" });

/** Uploaded files. The key is random, names the file, and never shows anything else. */
export const fontFiles = pgTable(
  "font_files",
  {
    key: text("key").primaryKey(),
    organizerId: organizerId(),
    /** What the file says of itself. */
    name: text("name").notNull(),
    weight: smallint("weight").notNull(),
    hasCyrillic: boolean("has_cyrillic").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("font_files_organizer_id").on(table.organizerId)],
);

/** An organiser's fonts: each is one weight of a family. */
export const fonts = pgTable(
  "fonts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: organizerId(),
    name: text("name").notNull(),
    weight: smallint("weight").notNull(),
    fileKey: text("file_key")
      .notNull()
      .references(() => fontFiles.key),
    createdAt: createdAt(),
  },
  (table) => [
    unique("fonts_organizer_id_name_weight").on(table.organizerId, table.name, table.weight),
  ],
);
