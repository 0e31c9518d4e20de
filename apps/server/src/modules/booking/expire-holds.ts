import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { bookingTexts } from "./booking.texts.ts";
import { changeStatus } from "./change-status.ts";
import { requests } from "./request.table.ts";

/** What a hold is when its time is over, by the clock of the database. */
export const isExpired = (): SQL<boolean> =>
  sql<boolean>`(${requests.status} in (1, 2) and ${requests.heldUntil} <= now())`;

/**
 * Gives back the seats of a departure whose holds are over, or those of one request; answers how
 * many it closed. Whoever asks for seats does this at once, whether the job has come by or not. A
 * request that somebody else is closing or paying for right now is left to them.
 */
export async function expireHolds(
  tx: Database,
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
  for (const { id } of expired) {
    await changeStatus(tx, id, "expire", { actor: "system", reason: bookingTexts.expired });
  }
  return expired.length;
}
