import type { ExchangeRate, ExchangeRates, ExchangeRatesInput, Money } from "@tour/api";
import { foreignCurrencies } from "@tour/api";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { exchangeRates } from "./rate.table.ts";

/** An organiser's rates, in the order of the specification's currencies. */
export async function readRates(db: Database, organizerId: number): Promise<ExchangeRates> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.organizerId, organizerId));
  return foreignCurrencies.flatMap((currency) => {
    const row = rows.find((one) => one.currency === currency);
    return row ? [{ currency, roubles: row.roubles, updated_at: row.updatedAt.toISOString() }] : [];
  });
}

/** Sets all rates; the time of one that stays as it is stays too. */
export async function keepRates(
  db: Database,
  organizerId: number,
  rates: ExchangeRatesInput,
): Promise<ExchangeRates> {
  return db.transaction(async (tx) => {
    await requireOrganizer(tx, organizerId);
    const without = foreignCurrencies.filter((currency) => rates[currency] === null);
    await tx
      .delete(exchangeRates)
      .where(
        and(eq(exchangeRates.organizerId, organizerId), inArray(exchangeRates.currency, without)),
      );
    const rows = foreignCurrencies.flatMap((currency) => {
      const roubles = rates[currency];
      return roubles === null ? [] : [{ organizerId, currency, roubles }];
    });
    if (rows.length > 0) {
      await tx
        .insert(exchangeRates)
        .values(rows)
        .onConflictDoUpdate({
          target: [exchangeRates.organizerId, exchangeRates.currency],
          set: { roubles: sql`excluded.roubles`, updatedAt: sql`now()` },
          setWhere: ne(exchangeRates.roubles, sql`excluded.roubles`),
        });
    }
    return readRates(tx, organizerId);
  });
}

/** By which a tour's prices become roubles today; null for roubles, and where there is no rate. */
export async function readRate(
  db: Database,
  { organizerId, currency }: { organizerId: number; currency: Money["currency"] },
): Promise<ExchangeRate | null> {
  if (currency === "RUB") return null;
  const [row] = await db
    .select({ currency: exchangeRates.currency, roubles: exchangeRates.roubles })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.organizerId, organizerId), eq(exchangeRates.currency, currency)));
  return row ?? null;
}
