import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import { seal, unseal } from "../../platform/crypto/seal.ts";
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

/** Gives the secret back; throws when the key or the text is another. */
export const openMarketSecret = ({ secret }: MarketShop, masterKey: Buffer): string =>
  unseal(secret, { key: masterKey, owner }).toString("utf8");

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
