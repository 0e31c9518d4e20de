import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestSums } from "./ledger.table.ts";

/** What the ledger says of a request, in minor units of its currency. */
export interface RequestSums {
  /** All that came in, whatever went back later. */
  paid: number;
  refunded: number;
  /** What is on its way back. */
  refundDue: number;
}

const { paid, refunded, refundDue } = requestSums;
const nothing: RequestSums = { paid: 0, refunded: 0, refundDue: 0 };

/** A request's sums, as its postings add up. */
export const readSums = async (db: Database, requestId: number): Promise<RequestSums> =>
  (await readSumsOfMany(db, [requestId])).get(requestId) ?? nothing;

/** The same of many requests, by their numbers; one that nothing was posted of is not among them. */
export async function readSumsOfMany(
  db: Database,
  requestIds: readonly number[],
): Promise<Map<number, RequestSums>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: requestSums.requestId, paid, refunded, refundDue })
    .from(requestSums)
    .where(inArray(requestSums.requestId, [...requestIds]));
  return new Map(rows.map(({ requestId, ...sums }) => [requestId, sums]));
}

/** What the guest has paid and does not get back. */
export const keptOf = ({ paid, refunded, refundDue }: RequestSums): number =>
  paid - refunded - refundDue;

/** What is still to be paid for a request while it is open; nothing once it is complete or closed. */
export const restOf = (
  { status, totalAmount }: { status: number; totalAmount: number },
  sums: RequestSums,
): number => (status <= 3 ? Math.max(0, totalAmount - keptOf(sums)) : 0);
