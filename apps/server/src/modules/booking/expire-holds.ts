import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { bookingTexts } from "./booking.texts.ts";
import { isExpired } from "./is-expired.ts";
import { requests } from "./request.table.ts";
import { runTransition } from "./run-transition.ts";

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
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.departureId, departureId), isExpired(), isWanted))
    .orderBy(requests.id)
    .for("update", { skipLocked: true });
  const step = { name: "expire", actor: "system", reason: bookingTexts.expired } as const;
  for (const { id: requestId } of expired) {
    // That the hold is over is told by the database's clock alone.
    await runTransition({ db: tx, jobs }, { ...step, requestId, now: new Date() });
  }
  return expired.length;
}
