import type { Agent } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readMarketplace } from "../../marketplace/read-marketplace.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Who sells an organiser's tours on the marketplace. */
export async function readAgent(db: Database, organizerId: number): Promise<Agent> {
  const { name, inn } = await readMarketplace(db);
  const [seller] = await db
    .select({ name: organizers.name })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  return { name, inn, organizer: seller?.name ?? "" };
}
