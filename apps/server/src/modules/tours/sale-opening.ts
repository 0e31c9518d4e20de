import type { SaleOpening } from "@tour/api";
import { readClock, readToday } from "@tour/dates";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { departures } from "./departure.table.ts";
import { tours } from "./tour.table.ts";

/** Whether a departure is sold already, by the database's clock: it alone decides. */
export const hasSaleBegun: SQL = sql`(${departures.saleStartsAt} is null
  or ${departures.saleStartsAt} <= now())`;

/** When a sale begins, as the database says it: seconds since 1970, and whose clocks tell it. */
export type SaleToCome = [seconds: number, timeZone: string] | null;

/** A column of a query of departures with their tours: null where the sale has begun. */
export const saleToCome: SQL<SaleToCome> = sql<SaleToCome>`case
  when ${departures.saleStartsAt} > now()
  then json_build_array(extract(epoch from ${departures.saleStartsAt})::float8, ${tours.timeZone})
  end`;

/** Its value as visitors see it, by the clocks of the tour's own place; nothing where it has begun. */
export function readSaleOpening(toCome: SaleToCome): { sale_opening?: SaleOpening } {
  if (!toCome) return {};
  const [seconds, timeZone] = toCome;
  const at = new Date(Math.round(seconds * 1000));
  return {
    sale_opening: {
      at: at.toISOString(),
      date: readToday(timeZone, at),
      time: readClock(at, timeZone),
      time_zone: timeZone,
    },
  };
}
