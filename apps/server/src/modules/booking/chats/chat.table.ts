import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/**
 * Joins one guest's requests with one organiser, for the office alone: an e-mail that somebody typed
 * proves nothing. Product decisions, section 11.
 */
export const chats = pgTable(
  "chats",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** Without spaces around it, in lower case. */
    email: text("email").notNull(),
    /** Whoever has it says whether this mailbox wants emails that are not about its bookings. */
    mailingToken: uuid("mailing_token").notNull().unique().defaultRandom(),
    /** When it said that it wants none; null while it may be written to. */
    unsubscribedAt: instant("unsubscribed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("chats_organizer_id_email").on(table.organizerId, table.email),
    index("chats_email").on(table.email),
  ],
);
