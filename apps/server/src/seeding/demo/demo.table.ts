import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";

/** One row once the demo has been made, so that it is never made twice. */
export const demoSeeds = pgTable("demo_seeds", {
  id: integer("id").primaryKey(),
  /** What the demo said when it was made: see `fingerprintDemo`. Empty for the oldest. */
  content: text("content").notNull().default(""),
  createdAt: createdAt(),
});
