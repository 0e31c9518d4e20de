import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { oldSlugs, tours } from "./tour.table.ts";

/** Which listed tour of these organisers a slug names now, or named before. */
export async function findSlug(db: Database, slug: string, organizerIds: Organizers) {
  const isVisible = and(inArray(tours.organizerId, organizerIds), eq(tours.isListed, true));
  const [present] = await db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.slug, slug), isVisible));
  if (present) return { is_valid: true, tour_id: present.id, redirect: null };
  const [moved] = await db
    .select({ id: tours.id, slug: tours.slug })
    .from(oldSlugs)
    .innerJoin(tours, eq(tours.id, oldSlugs.tourId))
    .where(and(eq(oldSlugs.slug, slug), isVisible));
  if (!moved) return { is_valid: false, tour_id: null, redirect: null };
  return { is_valid: false, tour_id: moved.id, redirect: { slug: moved.slug } };
}
