import type { Preset } from "@tour/theme";
import { integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Looks that an organiser keeps under names. */
export const brands = pgTable(
  "brands",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    presetType: text("preset_type").notNull(),
    preset: json("preset").$type<Preset>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("brands_organizer_id_name").on(table.organizerId, table.name)],
);
