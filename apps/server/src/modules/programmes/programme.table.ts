import type { ProgrammeFinding, ProgrammePassage, ProgrammeRow } from "@tour/api";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { tours } from "../tours/tour.table.ts";

/** Documents with a tour's programme: what stands in them, and what their person makes of it. */
export const programmes = pgTable(
  "programmes",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The tour that was made of it; null before. */
    tourId: integer("tour_id").references(() => tours.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    format: text("format").$type<ProgrammeRow["format"]>().notNull(),
    passages: jsonb("passages").$type<ProgrammePassage[]>().notNull(),
    findings: jsonb("findings").$type<ProgrammeFinding[]>().notNull(),
    /** Places of the passages that have no place in the tour and were not dismissed. */
    rest: jsonb("rest").$type<number[]>().notNull(),
    createdAt: createdAt(),
    /** When somebody last did something with it. */
    touchedAt: instant("touched_at").notNull().defaultNow(),
  },
  (table) => [
    index("programmes_organizer_id").on(table.organizerId, table.id),
    index("programmes_tour_id").on(table.tourId),
  ],
);
