import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** Questions that visitors left. Whoever sells answers them. */
export const helpRequests = pgTable(
  "help_requests",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Null on the marketplace: staff answer. */
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    page: text("page").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("help_requests_organizer_id").on(table.organizerId, table.createdAt)],
);

/** How many questions an address left lately. */
export const helpRequestAttempts = attemptTable("help_request_attempts");
