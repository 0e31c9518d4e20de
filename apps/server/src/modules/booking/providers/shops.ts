import type { Money } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { findMarketShop, openMarketSecret } from "../../marketplace/market-shop.ts";
import type { PaymentRow } from "../payment.table.ts";
import { pastShops, paymentSettings } from "../shop.table.ts";
import type { PaymentProvider, Shop } from "./payment-provider.ts";
import { ProviderFailure } from "./payment-provider.ts";
import { createSandbox } from "./sandbox-provider.ts";
import { openShopSecret } from "./shop-secret.ts";
import { shopKeys } from "../../../platform/env/payment-settings.ts";
import { findSupplier } from "./supplier.ts";
import { createYookassa } from "./yookassa.ts";

export interface ShopContext {
  db: Database;
  env: Pick<ServerEnv, "isDemo" | "payments">;
}

interface Sale {
  organizerId: number;
  /** 1 the marketplace's shop, 2 the organiser's own. */
  salesModel: number;
  currency: Money["currency"];
}

/** The currency of the shops: what is priced in another is paid outside. */
const shopCurrency = "RUB";

/**
 * Whose shop takes the money of a sale; null where none can, and it is paid outside. The platform's
 * sells as an agent: not for an organiser whom its receipts could not name as the supplier.
 */
export async function findShop(
  { db, env }: ShopContext,
  { organizerId, salesModel, currency }: Sale,
): Promise<Shop | null> {
  if (currency !== shopCurrency) return null;
  const owner = salesModel === 1 ? null : organizerId;
  if (env.isDemo) return { provider: "sandbox", organizerId: owner, shopId: null };
  const shopId =
    owner === null
      ? env.payments.masterKey && (await findSupplier(db, organizerId))
        ? (await findMarketShop(db))?.shopId
        : undefined
      : env.payments.masterKey && (await findShopByNumber(db, owner))?.shopId;
  return shopId === undefined ? null : { provider: "yookassa", organizerId: owner, shopId };
}

/** An organiser's shop by its number, the one that they have or had; without a number the present one. */
export async function findShopByNumber(
  db: Database,
  organizerId: number,
  shopId: string | null = null,
): Promise<typeof pastShops.$inferSelect | undefined> {
  const isOwn = eq(paymentSettings.organizerId, organizerId);
  const [present] = await db.select().from(paymentSettings).where(isOwn);
  if (shopId === null || present?.shopId === shopId) return present;
  const [past] = await db
    .select()
    .from(pastShops)
    .where(and(eq(pastShops.organizerId, organizerId), eq(pastShops.shopId, shopId)));
  return past;
}

/** The shop that a payment was begun with. */
export const shopOfPayment = ({
  provider,
  shopOrganizerId: organizerId,
  shopId,
}: Pick<PaymentRow, "provider" | "shopOrganizerId" | "shopId">): Shop => ({
  provider,
  organizerId,
  shopId,
});

const findShopOf = (db: Database, organizerId: number | null, shopId: string | null) =>
  organizerId === null ? findMarketShop(db, shopId) : findShopByNumber(db, organizerId, shopId);

/** Opens a shop. The sandbox serves demos alone: elsewhere it is refused. */
export async function openShop(
  { db, env }: ShopContext,
  { provider, organizerId, shopId }: Shop,
): Promise<PaymentProvider> {
  if (provider === "sandbox") {
    if (!env.isDemo) throw new ProviderFailure("The sandbox serves demos alone", { isFinal: true });
    return createSandbox(db);
  }
  if (provider === "outside") throw new Error("What was paid outside is asked of no shop");
  const { url } = env.payments;
  const keys = shopKeys(env.payments);
  const own = await findShopOf(db, organizerId, shopId);
  if (!own || keys.length === 0) {
    const whose = organizerId === null ? "platform" : "organiser";
    throw new ProviderFailure(`The ${whose}'s shop is not connected`);
  }
  const secret = openSecretOf(own.secret, keys, organizerId);
  const { taxSystem, vatCode } = own;
  return createYookassa({ url, shopId: own.shopId, secret, taxSystem, vatCode });
}

/** With a key that opens nothing the shop is away: what is due is tried again when it is mended. */
function openSecretOf(sealed: string, keys: readonly Buffer[], organizerId: number | null): string {
  try {
    return organizerId === null
      ? openMarketSecret({ secret: sealed }, keys)
      : openShopSecret(sealed, { keys, organizerId });
  } catch (error) {
    throw new ProviderFailure((error as Error).message);
  }
}
