import { startGalleries } from "../card/live/start-galleries.ts";
import { startCompare } from "../kept/live/start-compare.ts";
import { startHearts } from "../kept/live/start-hearts.ts";
import { startSaved } from "../kept/live/start-saved.ts";
import { startViewed } from "../kept/live/start-viewed.ts";
import { startTake } from "../kept/live/start-take.ts";
import { awaitMap } from "../map/live/await-map.ts";
import { startMoreReviews } from "../organizers/reviews/live/start-more-reviews.ts";
import { startCatalogue } from "../list/live/start-catalogue.ts";
import { startSuggestions } from "../suggestions/start-suggestions.ts";

/** Makes the page of the marketplace live: a plain page until then, and where this does not come. */
export function hydrateForm(): void {
  startGalleries();
  const search = startCatalogue();
  if (search) awaitMap(search);
  startHearts();
  startCompare();
  startSaved();
  startViewed();
  startTake();
  startMoreReviews();
  for (const field of document.querySelectorAll<HTMLElement>("[data-search-field]")) {
    startSuggestions(field, search ?? ((address) => location.assign(address)));
  }
}
