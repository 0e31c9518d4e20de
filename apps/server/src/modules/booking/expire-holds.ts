import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { bookingTexts } from "./booking.texts.ts";
import { changeStatus } from "./change-status.ts";
import { isExpired } from "./is-expired.ts";
import { leaveLetters } from "./letters/leave-letters.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { refundRequest } from "./refunds/make-refund-due.ts";
import { requests } from "./request.table.ts";

/**
 * Gives back the seats of a departure whose holds are over, or those of one request; answers how
 * many it closed. Whoever asks for seats does this at once, whether the job has come by or not. A
 * request that somebody else is closing or paying for right now is left to them. Guest and organiser
 * are written to.
 */
export async function expireHolds(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  departureId: number,
  requestId?: number,
): Promise<number> {
  const isWanted = requestId === undefined ? undefined : eq(requests.id, requestId);
  const expired = await tx
    .select({ id: requests.id, from: requests.status })
    .from(requests)
    .where(and(eq(requests.departureId, departureId), isExpired(), isWanted))
    .orderBy(requests.id)
    .for("update", { skipLocked: true });
  for (const { id, from } of expired) {
    await changeStatus(tx, id, "expire", { actor: "system", reason: bookingTexts.expired });
    const amount = keptOf(await readSums(tx, id));
    const reason = bookingTexts.refundOfExpired;
    // A part of the prepayment came, and the rest of it did not.
    if (amount > 0) await refundRequest({ db: tx, jobs }, { requestId: id, amount, reason });
    const facts = { from, refund: amount };
    await leaveLetters({ db: tx, jobs }, { requestId: id, kind: "expired", facts });
  }
  return expired.length;
}
