import type { TroubleKind } from "@tour/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isOpen, troubles } from "./trouble-states.ts";

/** How many troubles of each kind wait for staff. */
export async function countTroubles(db: Database): Promise<Record<TroubleKind, number>> {
  const counts = Object.entries(troubles).map(async ([kind, { table }]) => {
    const rows = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .where(isOpen(kind as TroubleKind));
    return [kind, rows[0]!.count];
  });
  return Object.fromEntries(await Promise.all(counts));
}
