import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "./organizer.table.ts";

/**
 * Marks that something live of an organiser changed, so that cached pages are made anew. Called
 * last in the transaction of the change: the organiser's row stays locked until it ends.
 */
export async function raiseRevision(tx: Database, organizerId: number): Promise<void> {
  await tx
    .update(organizers)
    .set({ dataRevision: sql`${organizers.dataRevision} + 1` })
    .where(eq(organizers.id, organizerId));
}
