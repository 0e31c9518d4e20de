import type { Money } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { paymentSettings } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import type { PaymentProvider, Shop } from "./payment-provider.ts";
import { ProviderFailure } from "./payment-provider.ts";
import { createSandbox } from "./sandbox-provider.ts";
import { openShopSecret } from "./shop-secret.ts";
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

/** Whose shop takes the money of a sale; null where none is connected, and it is paid outside. */
export async function findShop(
  { db, env }: ShopContext,
  { organizerId, salesModel, currency }: Sale,
): Promise<Shop | null> {
  if (currency !== shopCurrency) return null;
  const owner = salesModel === 1 ? null : organizerId;
  if (env.isDemo) return { provider: "sandbox", organizerId: owner };
  const isConnected =
    owner === null
      ? env.payments.platform !== undefined
      : env.payments.masterKey !== undefined &&
        (await db.$count(paymentSettings, eq(paymentSettings.organizerId, owner))) > 0;
  return isConnected ? { provider: "yookassa", organizerId: owner } : null;
}

/** The shop that a payment was begun with. */
export const shopOfPayment = (payment: Pick<PaymentRow, "provider" | "shopOrganizerId">): Shop => ({
  provider: payment.provider,
  organizerId: payment.shopOrganizerId,
});

/** Opens a shop. The sandbox serves demos alone: elsewhere it is refused. */
export async function openShop(
  { db, env }: ShopContext,
  { provider, organizerId }: Shop,
): Promise<PaymentProvider> {
  if (provider === "sandbox") {
    if (!env.isDemo) throw new ProviderFailure("The sandbox serves demos alone", { isFinal: true });
    return createSandbox(db);
  }
  if (provider === "outside") throw new Error("What was paid outside is asked of no shop");
  const { url, platform, masterKey } = env.payments;
  if (organizerId === null) {
    if (!platform) throw new ProviderFailure("The platform's shop is not connected");
    return createYookassa({ url, ...platform });
  }
  const [own] = await db
    .select()
    .from(paymentSettings)
    .where(eq(paymentSettings.organizerId, organizerId));
  if (!own || !masterKey) throw new ProviderFailure("The organiser's shop is not connected");
  const { shopId, taxSystem, vatCode } = own;
  const secret = openShopSecret(own.secret, { masterKey, organizerId });
  return createYookassa({ url, shopId, secret, taxSystem, vatCode });
}
