import { comingDepartures } from "./coming-departures.ts";
import type { Now } from "./is-upcoming.ts";
import { tours } from "./tour.table.ts";

/** What a card and its lists need of a tour: less than half of the columns, and no long text. */
export const cardColumns = (now: Now) => ({
  id: tours.id,
  organizerId: tours.organizerId,
  slug: tours.slug,
  isListed: tours.isListed,
  title: tours.title,
  subtitle: tours.subtitle,
  image: tours.image,
  places: tours.places,
  activities: tours.activities,
  days: tours.days,
  nights: tours.nights,
  difficulty: tours.difficulty,
  groupSizeFrom: tours.groupSizeFrom,
  groupSizeTo: tours.groupSizeTo,
  minAge: tours.minAge,
  currency: tours.currency,
  rating: tours.rating,
  reviewsCount: tours.reviewsCount,
  coming: comingDepartures(now),
});
