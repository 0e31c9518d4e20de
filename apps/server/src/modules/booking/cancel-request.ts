import type { LetterKind } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { changeStatus } from "./change-status.ts";
import type { Change } from "./change-status.ts";
import { earn } from "./earn.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { leaveLetters } from "./letters/leave-letters.ts";
import { refundRequest } from "./refunds/make-refund-due.ts";
import { requests } from "./request.table.ts";
import type { TransitionName } from "./transitions.ts";

interface Cancellation extends Change {
  requestId: number;
  name: Extract<TransitionName, `cancel${string}`>;
  /** Of what was paid and not given back yet, in minor units, the part that goes back. */
  refundOf: (paid: number) => number;
  /** By which guest, or guest and organiser, are told; nobody is without it. */
  letter?: LetterKind;
  /** Why it goes back, in words for staff. */
  refundReason: string;
}

/**
 * Cancels a request: its seats go back, and what is to be refunded becomes due. 409 with the status
 * where it can't be cancelled.
 */
export async function cancelRequest(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { requestId, name, refundOf, refundReason, letter, ...change }: Cancellation,
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeStatus(tx, requestId, name, change);
    const paid = keptOf(await readSums(tx, requestId));
    const back = refundOf(paid);
    const reason = refundReason;
    if (back > 0) await refundRequest({ db: tx, jobs }, { requestId, amount: back, reason });
    const [request] = await tx.select().from(requests).where(eq(requests.id, requestId));
    await earn(tx, request!, paid - back);
    if (!letter) return;
    const facts = { words: change.reason ?? "", paid, refund: back };
    await leaveLetters({ db: tx, jobs }, { requestId, kind: letter, facts });
  });
}
