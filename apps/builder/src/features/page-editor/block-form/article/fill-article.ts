import type { Article, Image } from "@tour/api";
import { shorten } from "@tour/blocks/definitions";

/** What a page can say of an article of block 11, in the order of the form. */
export const articleFields = ["source", "title", "quote", "image", "date"] as const;
export type ArticleField = (typeof articleFields)[number];
export type ArticleEntry = Record<string, unknown> & { url: string };

/** A field in which the page says something else than what stands there. */
export type Clash =
  | { field: Exclude<ArticleField, "image">; own: string; found: string }
  | { field: "image"; own: Image; found: Image };

export interface Filling {
  /** The entry with its empty fields filled; the same object when there was nothing to fill. */
  entry: ArticleEntry;
  filled: ArticleField[];
  /** What people typed stays until they say otherwise. */
  clashes: Clash[];
}

/** Lengths that the block's fields take, in characters. */
const maxLengths = { source: 60, title: 200, quote: 500, date: 10 };

/** Fills what is empty of an entry with what its page says, and tells what differs. */
export function fillArticle(entry: ArticleEntry, article: Article): Filling {
  const filling: Filling = { entry, filled: [], clashes: [] };
  for (const field of articleFields) {
    if (field === "image") fillImage(filling, article.image);
    else fillText(filling, field, shorten(article[field], maxLengths[field]));
  }
  return filling;
}

function fillText(filling: Filling, field: Exclude<ArticleField, "image">, found: string): void {
  const value = filling.entry[field];
  const own = typeof value === "string" ? value.trim() : "";
  if (!found || own === found) return;
  if (own) filling.clashes.push({ field, own, found });
  else put(filling, field, found);
}

function fillImage(filling: Filling, found: Image | null): void {
  const own = filling.entry.image as Image | null | undefined;
  if (!found || own?.url === found.url) return;
  if (own) filling.clashes.push({ field: "image", own, found });
  else put(filling, "image", found);
}

function put(filling: Filling, field: ArticleField, found: unknown): void {
  filling.entry = { ...filling.entry, [field]: found };
  filling.filled.push(field);
}
