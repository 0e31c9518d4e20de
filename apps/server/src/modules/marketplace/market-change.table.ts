import { bigint, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * How many changes the marketplace's pages have seen: the sum of all rows. Triggers raise one of them, in
 * the transaction of the change, so that it is seen with the change and not before. There are several
 * because the row stays locked until that ends: whoever finds one locked takes another, and adds one where
 * none is free, so that organisers never wait for each other.
 */
export const marketChanges = pgTable("market_changes", {
  slot: integer("slot").primaryKey().generatedByDefaultAsIdentity(),
  changes: bigint("changes", { mode: "number" }).notNull().default(0),
});
