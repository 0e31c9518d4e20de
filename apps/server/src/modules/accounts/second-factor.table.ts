import { bigint, boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { users } from "./auth.table.ts";

/** The app that shows an account's codes. */
export const secondFactors = pgTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What the app and we share, encrypted: see `second-factor/factor-secret.ts`. */
  secret: text("secret").notNull(),
  /** When a first code proved that an app has it; null while nothing asks for codes yet. */
  confirmedAt: instant("confirmed_at"),
  /** The half minute, counted from 1970, whose code was taken last: neither it nor one before is good again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** Of a demo's accounts, which many use at once: their codes are shown to all, and good more than once. */
  isShared: boolean("is_shared").notNull().default(false),
});

/** What stands in for a lost app: hashes, each of which goes with its use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Tries of codes by address. */
export const secondFactorAttempts = attemptTable("second_factor_attempts");
