import { openDatabase } from "../db/open-database.ts";
import { rotateShopSecrets } from "../modules/booking/providers/shop-secret.ts";
import { rotateMarketSecrets } from "../modules/marketplace/market-shop.ts";
import { readEnv } from "../platform/env/env.ts";
import { shopKeys } from "../platform/env/payment-settings.ts";

/** Seals the secrets of all shops with the first key of PAYMENT_KEY; the others open the old ones. */
async function rotatePaymentKey(): Promise<void> {
  const env = readEnv(process.env);
  const [newest, ...past] = shopKeys(env.payments);
  if (!newest) throw new Error("PAYMENT_KEY has no key");
  const { db, close } = await openDatabase(env);
  try {
    const keys = [newest, ...past] as const;
    const count = (await rotateShopSecrets(db, keys)) + (await rotateMarketSecrets(db, keys));
    console.log(`${count} shops' secrets are sealed anew.`);
  } finally {
    await close();
  }
}

await rotatePaymentKey().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
