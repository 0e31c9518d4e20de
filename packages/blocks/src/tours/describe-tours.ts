import type { PageData } from "../page-data/page-data.ts";
import type { TourSummary } from "../page-data/summarize-tour.ts";
import { addressOf, pictureAddress } from "../structured-data/addresses.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";

/**
 * The tours as a list of links to their pages, in the order shown. Price and rating are told there:
 * a page is asked to speak of one product, its own.
 */
export function describeTours(
  page: PageData,
  name: string,
  tours: readonly TourSummary[],
): LinkedNode[] {
  return [
    {
      "@type": "ItemList",
      name,
      numberOfItems: tours.length,
      itemListElement: tours.map(({ title, path, image }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: addressOf(page, path),
        image: pictureAddress(page, image),
      })),
    },
  ];
}
