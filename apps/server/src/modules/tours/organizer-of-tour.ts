import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { tours } from "./tour.table.ts";

/** Whose tour it is; throws when there is none. */
export async function organizerOfTour(tx: Database, tourId: number): Promise<number> {
  const [tour] = await tx
    .select({ organizerId: tours.organizerId })
    .from(tours)
    .where(eq(tours.id, tourId));
  if (!tour) throw new Error(`There is no tour ${tourId}`);
  return tour.organizerId;
}

/** 404 for staff who name an organiser that there is not. */
export async function requireOrganizer(db: Database, organizerId: number): Promise<void> {
  if ((await db.$count(organizers, eq(organizers.id, organizerId))) === 0) throw notFound();
}
