import type { TroubleKind } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";

/** What staff settled of the troubles with money: by whom, when, and in what words. */
export const settledTroubles = pgTable(
  "settled_troubles",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").$type<TroubleKind>().notNull(),
    /** Of the refund, receipt, notice or difference. */
    troubleId: integer("trouble_id").notNull(),
    /** What was wrong then: something else that is wrong later is not settled by it. */
    state: text("state").notNull(),
    note: text("note").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("settled_troubles_once").on(table.kind, table.troubleId, table.state),
    check(
      "settled_troubles_kind",
      sql`${table.kind} in ('refund', 'receipt', 'returned', 'notice', 'difference')`,
    ),
  ],
);
