import type { TourView } from "./tour-view.ts";

/** The tours of a page in schema.org's words: links, as each tour's own page says what it is. */
export function describeList(name: string, tours: readonly TourView[]): object {
  return {
    "@type": "ItemList",
    name,
    itemListElement: tours.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url,
    })),
  };
}

export const toGraph = (...nodes: object[]) => ({
  "@context": "https://schema.org",
  "@graph": nodes,
});
