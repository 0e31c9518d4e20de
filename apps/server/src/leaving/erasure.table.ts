import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "../db/column-types.ts";

/** Files of an organiser whose rows are gone, until they are gone from the store as well. */
export interface FilesToErase {
  pictures: { key: string; cuts: string[] }[];
  films: string[];
  fonts: string[];
  documents: string[];
}

/** Organisers that were erased: when, and how many rows of what. Nobody's data stands here. Decision 0119. */
export const organizerErasures = pgTable("organizer_erasures", {
  /** No reference: its organiser is gone. */
  organizerId: integer("organizer_id").primaryKey(),
  begunAt: instant("begun_at").notNull(),
  /** Rows by table, and files; empty until the rows are erased. */
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  /** Null before the rows are erased, and once the files are, too. */
  files: jsonb("files").$type<FilesToErase>(),
  /** When nothing was left. */
  finishedAt: instant("finished_at"),
});
