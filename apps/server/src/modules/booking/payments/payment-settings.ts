import type { PaymentSettings } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { pastShops, paymentSettings } from "../shop.table.ts";
import { sealShopSecret } from "../providers/shop-secret.ts";
import { paymentTexts } from "./payment.texts.ts";

/** An organiser's shop without its secret; null before there is one. */
export async function readSettings(
  db: Database,
  organizerId: number,
): Promise<PaymentSettings | null> {
  const [row] = await db
    .select()
    .from(paymentSettings)
    .where(eq(paymentSettings.organizerId, organizerId));
  return row ? toAnswer(row) : null;
}

interface NewSettings {
  shop_id: string;
  secret?: string | undefined;
  tax_system: number;
  vat_code: number;
}

/**
 * Connects a shop, or changes it; the secret that is kept stays while none is given, but for another
 * shop. The shop before it is kept for the payments that were begun there. 422 while the server has no
 * key to encrypt with.
 */
export async function keepSettings(
  { db, env }: { db: Database; env: Pick<ServerEnv, "payments"> },
  organizerId: number,
  { shop_id: shopId, secret, tax_system: taxSystem, vat_code: vatCode }: NewSettings,
): Promise<PaymentSettings> {
  const { masterKey } = env.payments;
  if (!masterKey) throw new Refusal("unprocessable", paymentTexts.noMasterKey);
  await requireOrganizer(db, organizerId);
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(paymentSettings)
      .where(eq(paymentSettings.organizerId, organizerId))
      .for("update");
    const kept = before?.shopId === shopId ? before.secret : undefined;
    const sealed = secret ? sealShopSecret(secret, { masterKey, organizerId }) : kept;
    if (!sealed) throw badRequest({ secret: [paymentTexts.needsSecret] });
    if (before && before.shopId !== shopId) await keepPast(tx, before);
    const values = { shopId, secret: sealed, taxSystem, vatCode };
    const [row] = await tx
      .insert(paymentSettings)
      .values({ organizerId, ...values })
      .onConflictDoUpdate({
        target: paymentSettings.organizerId,
        set: { ...values, updatedAt: sql`now()` },
      })
      .returning();
    // It is the present one again, perhaps.
    await tx
      .delete(pastShops)
      .where(and(eq(pastShops.organizerId, organizerId), eq(pastShops.shopId, shopId)));
    return toAnswer(row!);
  });
}

async function keepPast(tx: Database, past: typeof paymentSettings.$inferSelect): Promise<void> {
  const { organizerId: _, shopId: __, ...values } = past;
  await tx
    .insert(pastShops)
    .values(past)
    .onConflictDoUpdate({ target: [pastShops.organizerId, pastShops.shopId], set: values });
}

const toAnswer = (row: typeof paymentSettings.$inferSelect): PaymentSettings => ({
  shop_id: row.shopId,
  has_secret: true,
  tax_system: row.taxSystem,
  vat_code: row.vatCode,
});
