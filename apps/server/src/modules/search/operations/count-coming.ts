import { findScope } from "../search-tours.ts";
import type { Reading } from "./reading.ts";

/** How many departures of all published sites are coming. */
export function countComing({ known: { tours } }: Reading): number {
  let total = 0;
  findScope(tours, { organizerId: null, text: null }).forEach((slot) => {
    total += tours.coming[slot]!.departures;
  });
  return total;
}
