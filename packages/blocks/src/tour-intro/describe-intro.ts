import type { PageData } from "../page-data/page-data.ts";
import { tourId } from "../structured-data/addresses.ts";
import { describeRating } from "../structured-data/describe-rating.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";
import type { TourIntro } from "./select-intro.ts";

/** The rating that stands beside the tour's title. */
export function describeIntro(page: PageData, intro: TourIntro): LinkedNode[] {
  const aggregateRating = describeRating(intro.rating, intro.reviewsCount);
  if (!page.tour || !aggregateRating) return [];
  return [{ "@type": "Product", "@id": tourId(page, page.tour.slug), aggregateRating }];
}
