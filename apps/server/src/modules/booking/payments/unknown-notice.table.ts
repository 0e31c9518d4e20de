import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import type { ProviderName } from "../providers/payment-provider.ts";

/** Notices of payments and refunds that are nobody's here, for staff. What they say is not proven. */
export const unknownNotices = pgTable(
  "unknown_notices",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    provider: text("provider").$type<ProviderName>().notNull(),
    /** The provider's word for what happened, for example `payment.succeeded`. */
    event: text("event").notNull(),
    /** The provider's own name of the payment or refund. */
    providerId: text("provider_id").notNull(),
    /** The number of a payment of ours that it names; null for none. */
    paymentNumber: integer("payment_number"),
    /** How often it came. */
    times: integer("times").notNull().default(1),
    firstAt: instant("first_at").notNull().defaultNow(),
    lastAt: instant("last_at").notNull().defaultNow(),
  },
  (table) => [unique("unknown_notices_of").on(table.provider, table.providerId, table.event)],
);
