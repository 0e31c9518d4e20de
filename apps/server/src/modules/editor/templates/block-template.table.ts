import type { Block } from "@tour/api";
import { integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Blocks that an organiser keeps under names. */
export const blockTemplates = pgTable(
  "block_templates",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    blocks: json("blocks").$type<Block[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("block_templates_organizer_id_name").on(table.organizerId, table.name)],
);
