import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { organizers } from "../organizer/organizer.table.ts";

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

/** How many questions an address left lately; the address itself is not kept. */
export const helpRequestAttempts = pgTable("help_request_attempts", {
  addressKey: text("address_key").primaryKey(),
  count: integer("count").notNull(),
  windowStartedAt: instant("window_started_at").notNull(),
});
