import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { requests } from "../request.table.ts";
import { runTransition } from "../run-transition.ts";

export type Context = Pick<Services, "db" | "jobs" | "now">;
type RequestRow = typeof requests.$inferSelect;

/**
 * Does something with each open request of a departure, in a transaction of its own: what was closed
 * or moved away meanwhile is let be. Requests are locked before departures, here as everywhere.
 */
export async function forEachOpen(
  { db }: Pick<Context, "db">,
  departureId: number,
  work: (tx: Database, request: RequestRow) => Promise<void>,
): Promise<void> {
  const isOpenHere = and(
    eq(requests.departureId, departureId),
    inArray(requests.status, [1, 2, 3]),
  );
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(isOpenHere)
    .orderBy(requests.id);
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
      const isOpen = request && request.departureId === departureId && request.status <= 3;
      if (isOpen) await work(tx, request);
    });
  }
}

/** Cancels a request by the organiser's side, with all that was paid, and writes to its guest. */
export const giveAllBack = (
  { jobs, now }: Pick<Context, "jobs" | "now">,
  tx: Database,
  { requestId, reason }: { requestId: number; reason: string },
): Promise<void> =>
  runTransition(
    { db: tx, jobs },
    {
      requestId,
      reason,
      name: "cancelByOrganizer",
      actor: "system",
      now: now(),
      isTold: true,
    },
  );
