import { index, integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";

/** Work to be done outside a request. A row goes when its work is done. */
export const jobs = pgTable(
  "jobs",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").notNull(),
    /** One job of a kind and key waits at a time: asking again only brings it forward. */
    key: text("key").notNull(),
    payload: json("payload").$type<Record<string, unknown>>().notNull().default({}),
    runAt: instant("run_at").notNull(),
    /** Tries so far; also the number by which a worker proves that the job is still its own. */
    attempts: integer("attempts").notNull().default(0),
    /** Raised each time that the job is asked for, so that asking while it runs is not lost. */
    asked: integer("asked").notNull().default(1),
    /** Until then a worker has it; a worker that died lets it go by not answering. */
    lockedUntil: instant("locked_until"),
    lastError: text("last_error"),
    /** Set when all tries failed: kept for staff, never run again by itself. */
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("jobs_kind_key").on(table.kind, table.key),
    index("jobs_run_at").on(table.runAt),
  ],
);
