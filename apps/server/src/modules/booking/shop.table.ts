import { integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/column-types.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** What a shop is opened with, and what stands on its receipts. */
const shop = () => ({
  shopId: text("shop_id").notNull(),
  /** The shop's secret key, encrypted: see `shop-secret.ts`. */
  secret: text("secret").notNull(),
  /** Codes of the provider for receipts: 1 to 6, or `selfEmployedTax`; and 1 to 12. */
  taxSystem: smallint("tax_system").notNull(),
  vatCode: smallint("vat_code").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** An organiser's own shop at the provider. */
export const paymentSettings = pgTable("payment_settings", {
  organizerId: integer("organizer_id")
    .primaryKey()
    .references(() => organizers.id, { onDelete: "cascade" }),
  ...shop(),
});

/** Shops that an organiser had before: what was paid there is asked about and goes back there. */
export const pastShops = pgTable(
  "past_shops",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    ...shop(),
  },
  (table) => [primaryKey({ columns: [table.organizerId, table.shopId] })],
);
