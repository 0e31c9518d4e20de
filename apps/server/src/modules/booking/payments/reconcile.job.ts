import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import { nextNight } from "../../../jobs/next-night.ts";
import type { Services } from "../../../platform/services.ts";
import { findMarketShop } from "../../marketplace/market-shop.ts";
import { paymentDifferences, payments } from "../payment.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { Shop } from "../providers/payment-provider.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { paymentSettings } from "../shop.table.ts";
import { compareShop } from "./compare-shop.ts";
import type { Compared } from "./compare-shop.ts";

/** At night, by UTC: few pay then. */
const hour = 1;
/** How far back a night looks: a weekend without a server loses nothing. */
const days = 4;

type Context = Pick<Services, "db" | "env" | "now" | "log">;

/** Compares the ledger with what the providers say, each night, and keeps what differs for staff. */
export const reconcileJob = defineJob({
  name: "reconcile-payments",
  async run(_: object, context: Context) {
    const { db, log } = context;
    const { rows } = (await db.execute(
      sql`select (now() - make_interval(days => ${days}))::text as since`,
    )) as { rows: { since: string }[] };
    const since = new Date(rows[0]!.since);
    for (const shop of await listShops(context)) {
      try {
        const compared = await compareShop(db, await openShop(context, shop), { shop, since });
        await keepDifferences(db, shop, compared);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        log.warn({ error, organizer: shop.organizerId }, "a shop could not be compared");
      }
    }
    return nextNight(context.now(), hour);
  },
});

/** Has the nights begin, when a server starts. */
export async function reconcileNightly({
  db,
  jobs,
  now,
}: Pick<Services, "db" | "jobs" | "now">): Promise<void> {
  const begins = nextNight(now(), hour);
  const delay = differenceInSeconds(begins, now(), { roundingMethod: "ceil" });
  await jobs.enqueue(db, reconcileJob, { key: "nightly", payload: {}, delay });
}

/** The shops in which payments were begun, and those that are connected; each once. */
async function listShops({ db, env }: Context): Promise<Shop[]> {
  const { provider, shopOrganizerId, shopId } = payments;
  const used = await db
    .selectDistinct({ provider, shopOrganizerId, shopId })
    .from(payments)
    .where(and(isNotNull(payments.providerPaymentId), ne(provider, "outside")));
  const connected = await db.select().from(paymentSettings);
  const platformId = (await findMarketShop(db))?.shopId ?? null;
  const shops = [
    ...used.map(shopOfPayment),
    ...connected.map(({ organizerId, shopId: id }): Shop => ({
      provider: "yookassa",
      organizerId,
      shopId: id,
    })),
  ].map((shop) => {
    const isPlatforms = shop.provider === "yookassa" && shop.organizerId === null;
    return isPlatforms && shop.shopId === null ? { ...shop, shopId: platformId } : shop;
  });
  const once = new Map(shops.map((shop) => [JSON.stringify(Object.values(shop)), shop]));
  return [...once.values()].filter((shop) => (shop.provider === "sandbox") === env.isDemo);
}

async function keepDifferences(db: Database, shop: Shop, compared: Compared[]): Promise<void> {
  const { provider, organizerId: shopOrganizerId } = shop;
  for (const one of compared.filter(({ ourAmount, theirAmount }) => ourAmount !== theirAmount)) {
    const { ourAmount, theirAmount } = one;
    await db
      .insert(paymentDifferences)
      .values({ provider, shopOrganizerId, ...one })
      .onConflictDoUpdate({
        target: [
          paymentDifferences.provider,
          paymentDifferences.kind,
          paymentDifferences.providerId,
        ],
        set: { ourAmount, theirAmount, resolvedAt: null },
      });
  }
  const equal = compared.filter(({ ourAmount, theirAmount }) => ourAmount === theirAmount);
  for (const kind of ["payment", "refund"] as const) {
    const ids = equal.filter((one) => one.kind === kind).map(({ providerId }) => providerId);
    if (ids.length === 0) continue;
    await db
      .update(paymentDifferences)
      .set({ resolvedAt: sql`now()` })
      .where(
        and(
          eq(paymentDifferences.provider, provider),
          eq(paymentDifferences.kind, kind),
          inArray(paymentDifferences.providerId, ids),
          isNull(paymentDifferences.resolvedAt),
        ),
      );
  }
}
