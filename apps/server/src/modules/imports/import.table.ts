import type { ImportChange, ImportColumn, ImportItem, ImportProblem, TourImport } from "@tour/api";
import { importItemKinds, importItemStates, importStates } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { tours } from "../tours/tour.table.ts";
import type { ImportPicture } from "./planning/plan-pictures.ts";
import type { ImportedTour } from "./reading/imported-tour.ts";
import type { MadeByImport } from "./applying/made-by-import.ts";

/** Files of tours that were read in: what each would do, and what it did. */
export const tourImports = pgTable(
  "tour_imports",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    format: text("format").$type<TourImport["format"]>().notNull(),
    state: text("state").$type<TourImport["state"]>().notNull().default("ready"),
    columns: jsonb("columns").$type<ImportColumn[]>().notNull(),
    pictures: integer("pictures").notNull(),
    /** IANA name, for new tours. */
    timeZone: text("time_zone").notNull(),
    /** Whether its person may change what is sold: else dates come closed, and none is changed. */
    sellsDates: boolean("sells_dates").notNull(),
    createdAt: createdAt(),
    appliedAt: instant("applied_at"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("tour_imports_organizer_id").on(table.organizerId, table.appliedAt),
    // Two at once could make the same tour twice.
    uniqueIndex("tour_imports_running")
      .on(table.organizerId)
      .where(sql`${table.state} in ('applying', 'undoing')`),
    check("tour_imports_state", isOneOf(table.state, importStates)),
  ],
);

/** The tours of an import, in the order of its file. */
export const tourImportItems = pgTable(
  "tour_import_items",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => tourImports.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** The tour that it changes or made. */
    tourId: integer("tour_id").references(() => tours.id, { onDelete: "set null" }),
    /** Of that tour when it was looked at. */
    tourVersion: integer("tour_version"),
    title: text("title").notNull(),
    kind: text("kind").$type<ImportItem["kind"]>().notNull(),
    state: text("state").$type<ImportItem["state"]>().notNull().default("waiting"),
    imported: jsonb("imported").$type<ImportedTour>().notNull(),
    changes: jsonb("changes").$type<ImportChange[]>().notNull(),
    problems: jsonb("problems").$type<ImportProblem[]>().notNull(),
    /** Those that it gets, fetched after all tours of the import are written. */
    pictures: jsonb("pictures").$type<ImportPicture[]>().notNull().default([]),
    /** Why it failed, or was left when the import was taken back. */
    message: text("message").notNull().default(""),
    /** By which it is taken back; null of what is not applied. */
    made: jsonb("made").$type<MadeByImport>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("tour_import_items_tour_id").on(table.tourId),
    check("tour_import_items_kind", isOneOf(table.kind, importItemKinds)),
    check("tour_import_items_state", isOneOf(table.state, importItemStates)),
  ],
);

/** What another system calls an organiser's tours: its next file finds them again. */
export const externalTourIds = pgTable(
  "external_tour_ids",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    externalId: text("external_id").notNull(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organizerId, table.externalId] }),
    index("external_tour_ids_tour_id").on(table.tourId),
  ],
);
