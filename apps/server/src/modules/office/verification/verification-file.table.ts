import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Documents by which an organiser shows who they are: for them and our staff alone. */
export const verificationFiles = pgTable(
  "verification_files",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** As it was called where it came from. */
    name: text("name").notNull(),
    type: text("type").$type<"application/pdf" | "image/jpeg" | "image/png">().notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    /** Under which the storage has it. */
    storageKey: text("storage_key").notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index("verification_files_organizer_id").on(table.organizerId)],
);
