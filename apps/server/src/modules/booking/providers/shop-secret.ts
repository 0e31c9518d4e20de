import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { seal } from "../../../platform/crypto/seal.ts";
import { unsealWithAny } from "../../../platform/crypto/unseal-with-any.ts";
import { pastShops, paymentSettings } from "../shop.table.ts";

interface Lock {
  /** 32 bytes. */
  masterKey: Buffer;
  /** Whose secret it is: another's does not open. */
  organizerId: number;
}

const ownerOf = (organizerId: number) => `payment-settings:${organizerId}`;

/** Encrypts a shop's secret for one organiser. */
export const sealShopSecret = (secret: string, { masterKey, organizerId }: Lock): string =>
  seal(secret, { key: masterKey, owner: ownerOf(organizerId) });

/** Gives the secret back; throws for another organiser's, and where none of the keys opens it. */
export function openShopSecret(
  sealed: string,
  { keys, organizerId }: { keys: readonly Buffer[]; organizerId: number },
): string {
  const secret = unsealWithAny(sealed, keys, ownerOf(organizerId));
  if (!secret) throw new Error(`No key of PAYMENT_KEY opens the shop of organiser ${organizerId}`);
  return secret.toString("utf8");
}

/**
 * Seals the secrets of organisers' shops, present and past, with the newest key; answers how many were
 * sealed anew.
 */
export async function rotateShopSecrets(
  db: Database,
  keys: readonly [newest: Buffer, ...past: Buffer[]],
): Promise<number> {
  let count = 0;
  for (const table of [paymentSettings, pastShops] as const) {
    for (const { organizerId, shopId, secret } of await db.select().from(table)) {
      const opened = openShopSecret(secret, { keys, organizerId });
      const fresh = sealShopSecret(opened, { masterKey: keys[0], organizerId });
      // One that was entered anew meanwhile is sealed as it should be.
      const isSame = and(
        eq(table.organizerId, organizerId),
        eq(table.shopId, shopId),
        eq(table.secret, secret),
      );
      const changed = await db
        .update(table)
        .set({ secret: fresh })
        .where(isSame)
        .returning({ id: table.organizerId });
      count += changed.length;
    }
  }
  return count;
}
