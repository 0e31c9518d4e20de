import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** An organiser's own words for messages that they write again and again. */
export const messageTemplates = pgTable(
  "message_templates",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** With `{имя}` and the like where something of the guest's is to stand. */
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("message_templates_organizer_id").on(table.organizerId)],
);
