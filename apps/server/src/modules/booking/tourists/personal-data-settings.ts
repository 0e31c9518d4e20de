import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { personalDataSettings } from "../tourist.table.ts";

/** For how many days after a trip numbers of documents are kept where nothing was set. */
export const defaultKeepDays = 90;

/** For how many days after a trip an organiser keeps numbers of documents. */
export async function readKeepDays(db: Database, organizerId: number): Promise<number> {
  const [row] = await db
    .select({ keepDays: personalDataSettings.keepDays })
    .from(personalDataSettings)
    .where(eq(personalDataSettings.organizerId, organizerId));
  return row?.keepDays ?? defaultKeepDays;
}

/** Sets it; 404 without such an organiser. */
export async function setKeepDays(
  db: Database,
  organizerId: number,
  keepDays: number,
): Promise<void> {
  await requireOrganizer(db, organizerId);
  await db
    .insert(personalDataSettings)
    .values({ organizerId, keepDays })
    .onConflictDoUpdate({ target: personalDataSettings.organizerId, set: { keepDays } });
}
