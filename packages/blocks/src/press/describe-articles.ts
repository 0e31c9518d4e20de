import type { PageData } from "../page-data/page-data.ts";
import { organizerId, pictureAddress } from "../structured-data/addresses.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";
import type { ShownArticle } from "./list-articles.ts";

/** Publications about the organiser that have a headline and an address to be read at. */
export function describeArticles(page: PageData, articles: readonly ShownArticle[]): LinkedNode[] {
  const readable = articles.filter(
    ({ title, url }) => title.trim() && /^https?:\/\//.test(url) && URL.canParse(url),
  );
  if (readable.length === 0) return [];
  return [
    {
      "@type": "Organization",
      "@id": organizerId(page),
      subjectOf: readable.map(({ title, url, source, date, image }) => ({
        "@type": "Article",
        headline: title,
        url,
        publisher: { "@type": "Organization", name: source },
        datePublished: date,
        image: pictureAddress(page, image),
      })),
    },
  ];
}
