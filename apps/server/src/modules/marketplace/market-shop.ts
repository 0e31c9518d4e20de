import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import { seal } from "../../platform/crypto/seal.ts";
import { unsealWithAny } from "../../platform/crypto/unseal-with-any.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { marketplace, marketplaceShops } from "./marketplace.table.ts";
import { marketplaceTexts } from "./marketplace.texts.ts";
import { readMarketplace } from "./read-marketplace.ts";

type MarketShop = typeof marketplaceShops.$inferSelect;
const owner = "marketplace-shop";

/** A shop of the marketplace by its number, the present one or one before; without a number the present one. */
export async function findMarketShop(
  db: Database,
  shopId: string | null = null,
): Promise<MarketShop | undefined> {
  const wanted = shopId ?? (await readMarketplace(db)).shopId;
  if (wanted === null) return undefined;
  const isWanted = eq(marketplaceShops.shopId, wanted);
  const [row] = await db.select().from(marketplaceShops).where(isWanted);
  return row;
}

/** Gives the secret back; throws where none of the keys opens it. */
export function openMarketSecret({ secret }: Pick<MarketShop, "secret">, keys: readonly Buffer[]) {
  const opened = unsealWithAny(secret, keys, owner);
  if (!opened) throw new Error("No key of PAYMENT_KEY opens the secret of the marketplace's shop");
  return opened.toString("utf8");
}

/** Seals the secrets of its shops with the newest key; answers how many were sealed anew. */
export async function rotateMarketSecrets(
  db: Database,
  keys: readonly [newest: Buffer, ...past: Buffer[]],
): Promise<number> {
  let count = 0;
  for (const row of await db.select().from(marketplaceShops)) {
    const fresh = seal(openMarketSecret(row, keys), { key: keys[0], owner });
    // One that was entered anew meanwhile is sealed as it should be.
    const isSame = and(
      eq(marketplaceShops.shopId, row.shopId),
      eq(marketplaceShops.secret, row.secret),
    );
    const changed = await db
      .update(marketplaceShops)
      .set({ secret: fresh })
      .where(isSame)
      .returning({ id: marketplaceShops.shopId });
    count += changed.length;
  }
  return count;
}

interface NewShop {
  shop_id: string;
  secret?: string | undefined;
  tax_system: number;
  vat_code: number;
}

/**
 * Connects a shop, or changes it; the secret that is kept stays while none is given. Those before stay
 * for the payments that were begun there. 422 while the server has no key to encrypt with.
 */
export async function keepMarketShop(
  { db: tx, env }: { db: Database; env: Pick<ServerEnv, "payments"> },
  { shop_id: shopId, secret, tax_system: taxSystem, vat_code: vatCode }: NewShop,
): Promise<void> {
  const { masterKey } = env.payments;
  if (!masterKey) throw new Refusal("unprocessable", marketplaceTexts.noMasterKey);
  const before = await findMarketShop(tx, shopId);
  const sealed = secret ? seal(secret, { key: masterKey, owner }) : before?.secret;
  if (!sealed) throw badRequest({ secret: [marketplaceTexts.needsSecret] });
  const values = { secret: sealed, taxSystem, vatCode };
  await tx
    .insert(marketplaceShops)
    .values({ shopId, ...values })
    .onConflictDoUpdate({
      target: marketplaceShops.shopId,
      set: { ...values, updatedAt: sql`now()` },
    });
  await tx.update(marketplace).set({ shopId });
}
