import type { Image } from "@tour/api";
import { isCalendarDate } from "@tour/dates";
import { isSafeUrl } from "../url/is-safe-url.ts";

interface Article {
  url: string;
  source: string;
  logo: Image | null;
  title: string;
  quote: string;
  image: Image | null;
  date: string;
}

/** A publication as it is shown: its place in the content, and only what can be trusted. */
export interface ShownArticle extends Article {
  at: string;
}

/** Publications that say something; an address or a date that makes no sense is left out. */
export function listArticles(articles: readonly Article[]): ShownArticle[] {
  return articles
    .map((article, index) => ({
      ...article,
      at: `articles.${index}`,
      url: isSafeUrl(article.url) ? article.url : "",
      date: isCalendarDate(article.date.trim()) ? article.date.trim() : "",
    }))
    .filter(({ source, title, quote }) => source.trim() && (title.trim() || quote.trim()));
}
