import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "./organizer.table.ts";

/** What an organiser is called; empty where there is none. */
export async function readOrganizerName(db: Database, organizerId: number): Promise<string> {
  const [organizer] = await db
    .select({ name: organizers.name })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  return organizer?.name ?? "";
}
