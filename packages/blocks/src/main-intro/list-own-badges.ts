import { maxGroupSize } from "../page-data/max-group-size.ts";
import type { PageData } from "../page-data/page-data.ts";

/** Short badges that are true of the organiser's own tours. */
export function listOwnBadges(tours: PageData["tours"]): string[] {
  const maxGroup = maxGroupSize(tours);
  return maxGroup ? [`До ${maxGroup} гостей в группе`] : [];
}
