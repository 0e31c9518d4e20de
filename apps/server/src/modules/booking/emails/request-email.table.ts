import type { EmailKind, EmailRecipient } from "@tour/api";
import { integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { requests } from "../request.table.ts";
import type { EmailFacts } from "./email-facts.ts";

/** Emails of a request, one row for each mailbox: what is in here already is not sent again. */
export const requestEmails = pgTable(
  "request_letters",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    kind: text("kind").$type<EmailKind>().notNull(),
    recipient: text("recipient").$type<EmailRecipient>().notNull(),
    address: text("address").notNull(),
    /** Tells emails of one kind apart that each have an occasion of their own, as payments do. */
    occasion: text("occasion").notNull().default(""),
    facts: json("facts").$type<EmailFacts>().notNull(),
    createdAt: createdAt(),
    /** When a mail server took it; null before. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    unique("request_letters_once").on(
      table.requestId,
      table.kind,
      table.recipient,
      table.occasion,
      table.address,
    ),
  ],
);
