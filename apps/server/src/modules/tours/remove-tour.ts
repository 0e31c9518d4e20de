import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isBrokenReference } from "../../db/is-broken-reference.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { lockTourOf } from "./change-tour.ts";
import { tourTexts } from "./tour.texts.ts";
import { tours } from "./tour.table.ts";

/**
 * Deletes a tour with its dates, in the transaction that it is given; 409 for one that guests see or
 * ever asked for: a request holds its tour in the database itself, also one that comes meanwhile.
 */
export async function removeTour(
  tx: Database,
  which: { id: number; organizerId: number },
): Promise<void> {
  const { isListed } = await lockTourOf(tx, which);
  if (isListed) throw new Refusal("conflict", tourTexts.shownTour);
  try {
    await tx.delete(tours).where(eq(tours.id, which.id));
  } catch (error) {
    if (isBrokenReference(error, "requests_")) throw new Refusal("conflict", tourTexts.askedTour);
    throw error;
  }
  await raiseRevision(tx, which.organizerId);
}
