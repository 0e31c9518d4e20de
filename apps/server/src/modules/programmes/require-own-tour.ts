import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { tours } from "../tours/tour.table.ts";

/** 404 for another's tour. */
export async function requireOwnTour(
  db: Database,
  organizerId: number,
  tourId: number,
): Promise<void> {
  const own = and(eq(tours.id, tourId), eq(tours.organizerId, organizerId));
  if ((await db.$count(tours, own)) === 0) throw notFound();
}
