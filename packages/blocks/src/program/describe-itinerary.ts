import type { PageData } from "../page-data/page-data.ts";
import { tourId } from "../structured-data/addresses.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";
import { readPlainText } from "../structured-data/read-plain-text.ts";
import type { DayView } from "./select-days.ts";

/** The days of the tour in their order, each a small trip of its own. */
export function describeItinerary(page: PageData, days: readonly DayView[]): LinkedNode[] {
  if (!page.tour) return [];
  return [
    {
      "@type": "TouristTrip",
      "@id": tourId(page, page.tour.slug),
      itinerary: {
        "@type": "ItemList",
        numberOfItems: days.length,
        itemListElement: days.map(({ number, title, text, isFormatted }) => ({
          "@type": "ListItem",
          position: number,
          item: {
            "@type": "Trip",
            name: title,
            description: isFormatted ? readPlainText(text) : text,
          },
        })),
      },
    },
  ];
}
