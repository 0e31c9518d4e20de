import type { PageData } from "../page-data/page-data.ts";
import { tourId } from "../structured-data/addresses.ts";
import { describeMark, describeRating } from "../structured-data/describe-rating.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";
import type { selectReviews } from "./select-reviews.ts";

/** The newest ones, enough to be quoted: the page itself has them all. */
const quoted = 10;

/**
 * What travellers say of the tour that the page stands on. What they say of the organiser is not
 * said to search engines: a site does not mark up reviews of itself.
 */
export function describeReviews(
  page: PageData,
  { reviews, summary }: ReturnType<typeof selectReviews>,
): LinkedNode[] {
  if (!page.tour) return [];
  return [
    {
      "@type": "Product",
      "@id": tourId(page, page.tour.slug),
      aggregateRating: describeRating(summary.rating, summary.count),
      review: reviews.slice(0, quoted).map(({ author, rating, text, date }) => ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        datePublished: date,
        reviewBody: text,
        reviewRating: describeMark(rating),
      })),
    },
  ];
}
