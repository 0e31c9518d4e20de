import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { organizers } from "./organizer.table.ts";

/** 404 for staff who name an organiser that there is not. */
export async function requireOrganizer(db: Database, organizerId: number): Promise<void> {
  if ((await db.$count(organizers, eq(organizers.id, organizerId))) === 0) throw notFound();
}
