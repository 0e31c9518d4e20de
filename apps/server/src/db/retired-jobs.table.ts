import { index, integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./column-types.ts";

/**
 * Where servers of the version before still ask for jobs while they are replaced: a trigger hands each
 * to the job queue, and so the table is always empty. It goes with a later version.
 */
export const retiredJobs = pgTable(
  "jobs",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    payload: json("payload").$type<Record<string, unknown>>().notNull().default({}),
    runAt: instant("run_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    asked: integer("asked").notNull().default(1),
    lockedUntil: instant("locked_until"),
    lastError: text("last_error"),
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("jobs_kind_key").on(table.kind, table.key),
    index("jobs_run_at").on(table.runAt),
  ],
);
