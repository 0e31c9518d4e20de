import { maxGroupSize } from "../page-data/max-group-size.ts";
import type { PageData } from "../page-data/page-data.ts";

/** Short badges that are true of the organiser's own tours. */
export function listOwnBadges(tours: PageData["tours"]): string[] {
  const largest = maxGroupSize(tours);
  return largest ? [`До ${largest} гостей в группе`] : [];
}
