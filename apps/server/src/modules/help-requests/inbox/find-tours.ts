import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { tours } from "../../tours/tour.table.ts";

interface Asked {
  page: string;
  organizerId: number | null;
}

/** A tour's page ends in its number; more digits than a number of a tour has are no tour's. */
export const numberOf = (page: string) => Number(/-(\d{1,9})(?:[/?#]|$)/.exec(page)?.[1] ?? 0);

/**
 * Looks up on which tours' pages questions were asked. What a visitor's form says of its page proves
 * nothing: on an organiser's site only their own tours are named.
 */
export async function findTours(
  db: Database,
  questions: readonly Asked[],
): Promise<(asked: Asked) => string | null> {
  const ids = questions.map(({ page }) => numberOf(page)).filter((id) => id > 0);
  const found = ids.length
    ? await db
        .select({ id: tours.id, organizerId: tours.organizerId, title: tours.title })
        .from(tours)
        .where(inArray(tours.id, [...new Set(ids)]))
    : [];
  return ({ page, organizerId }) => {
    const tour = found.find(({ id }) => id === numberOf(page));
    const isTheirs = organizerId === null || tour?.organizerId === organizerId;
    return tour && isTheirs ? tour.title : null;
  };
}
