import type { NewRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { departures } from "../../tours/departure.table.ts";
import { isBooked } from "./find-individual.ts";
import { individualTexts } from "./individual.texts.ts";

/**
 * An individual tour is booked once: its departure is locked before anything is written of the
 * request, so that those who come at once are answered one after another. 409 for the second.
 */
export async function requireUnbooked(
  tx: Database,
  { departure_id: id, key }: Pick<NewRequest, "departure_id" | "key">,
): Promise<void> {
  await tx.select().from(departures).where(eq(departures.id, id)).for("update");
  if (await isBooked(tx, id, { butForKey: key })) {
    throw new Refusal("conflict", individualTexts.booked);
  }
}
