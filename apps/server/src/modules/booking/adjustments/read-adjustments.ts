import type { Adjustment, SellerRequest } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readSums } from "../ledger/request-sums.ts";
import type { requests } from "../request.table.ts";
import { requestAdjustments } from "./adjustment.table.ts";
import { isAdjustable, maxDiscount } from "./quote-adjustment.ts";

type RequestRow = typeof requests.$inferSelect;

/** The discounts and extra lines of a request, oldest first. */
export const listAdjustments = (db: Database, requestId: number) =>
  db
    .select()
    .from(requestAdjustments)
    .where(eq(requestAdjustments.requestId, requestId))
    .orderBy(requestAdjustments.id);

/** The same as people read them. */
export async function readAdjustments(
  db: Database,
  { id, currency }: RequestRow,
): Promise<Adjustment[]> {
  const rows = await listAdjustments(db, id);
  return rows.map((row) => ({
    id: row.id,
    amount: { amount: row.amount, currency },
    reason: row.reason,
    at: row.createdAt.toISOString(),
  }));
}

/** How whoever sells may change the price now; null where it is settled. */
export async function readAdjustable(
  db: Database,
  request: RequestRow,
): Promise<SellerRequest["adjustable"]> {
  if (!isAdjustable(request)) return null;
  const amount = maxDiscount(request, await readSums(db, request.id));
  return { discount: { amount, currency: request.currency } };
}

/** What they add up to, in minor units: a part of the request's total. */
export async function sumAdjustments(db: Database, requestId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${requestAdjustments.amount}), 0)`.mapWith(Number) })
    .from(requestAdjustments)
    .where(eq(requestAdjustments.requestId, requestId));
  return row?.sum ?? 0;
}
