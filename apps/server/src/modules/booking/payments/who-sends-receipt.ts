import { selfEmployedTax } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import type { PaymentRow } from "../payment.table.ts";
import { findShopByNumber } from "../providers/shops.ts";
import type { requests } from "../request.table.ts";
import { makesOwnReceipts } from "./outside-money.ts";

/** Who has the guest get the receipt of a payment; null where nobody does it through the site. */
export async function whoSendsReceipt(
  db: Database,
  request: typeof requests.$inferSelect,
  { provider, shopOrganizerId, shopId }: PaymentRow,
): Promise<"provider" | "organizer" | null> {
  if (provider !== "yookassa") return (await makesOwnReceipts(db, request)) ? "organizer" : null;
  const own =
    shopOrganizerId === null ? undefined : await findShopByNumber(db, shopOrganizerId, shopId);
  return own?.taxSystem === selfEmployedTax ? "organizer" : "provider";
}
