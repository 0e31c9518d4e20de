import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readInn } from "../../organizers/legal-checks.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import { ProviderFailure } from "./payment-provider.ts";
import type { Supplier } from "./payment-provider.ts";

/** What fits into a receipt, by the format of the tax office. */
const maxName = 256;

/** An organiser as the supplier on receipts; null while their legal data lack a name, INN or phone. */
export async function findSupplier(db: Database, organizerId: number): Promise<Supplier | null> {
  const [row] = await db
    .select({ legal: organizers.legal, phones: organizers.phones })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  const name = row?.legal.name.trim().slice(0, maxName);
  const inn = readInn(row?.legal.inn ?? "");
  const phone = row?.phones[0]?.replace(/\D/g, "");
  return name && inn && phone ? { name, inn, phone } : null;
}

/**
 * Whom the receipts of a payment name as the supplier: the organiser where the platform's shop sold
 * for them, nobody where the shop is their own. Throws `ProviderFailure` while it is not known.
 */
export async function supplierOf(
  db: Database,
  { provider, shopOrganizerId }: PaymentRow,
  { organizerId }: { organizerId: number },
): Promise<Supplier | null> {
  if (provider !== "yookassa" || shopOrganizerId !== null) return null;
  const supplier = await findSupplier(db, organizerId);
  if (supplier) return supplier;
  throw new ProviderFailure(
    `A receipt needs the name, the INN and the phone of organiser ${organizerId}`,
  );
}
