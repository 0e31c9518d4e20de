import type { Database } from "../../db/database.ts";
import { earningPostings } from "./ledger/postings.ts";
import { postTransaction } from "./ledger/post-transaction.ts";
import type { requests } from "./request.table.ts";

/** Posts what is earned by a request that ends: its organiser's part and the platform's. */
export async function earn(
  tx: Database,
  request: typeof requests.$inferSelect,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const { id: requestId, organizerId, commissionPoints, currency } = request;
  const postings = earningPostings({ requestId, organizerId, commissionPoints }, amount);
  await postTransaction(tx, { key: `earning:${requestId}`, requestId, currency, postings });
}
