import type { PagePlace } from "../page-data/page-place.ts";
import { accommodations } from "../accommodations/accommodations.block.ts";
import { dates } from "../dates/dates.block.ts";
import { guides } from "../guides/guides.block.ts";
import { price } from "../price/price.block.ts";
import { program } from "../program/program.block.ts";
import { reviews } from "../reviews/reviews.block.ts";
import { texts } from "../texts/ru.ts";
import { tourFaq } from "../tour-faq/tour-faq.block.ts";

const labels = new Map([
  [program.type, texts.places.program],
  [accommodations.type, texts.places.lodging],
  [guides.type, texts.places.guides],
  [price.type, texts.places.price],
  [dates.type, texts.places.dates],
  [reviews.type, texts.places.reviews],
  [tourFaq.type, texts.places.questions],
]);

/**
 * What guests look for on a tour's page, in the page's order: of the blocks that are shown, the first
 * of each type that has an anchor.
 */
export function listPlaces(
  shown: readonly { type: number; anchor: string }[],
): readonly PagePlace[] {
  const places = new Map<string, PagePlace>();
  for (const { type, anchor } of shown) {
    const label = labels.get(type);
    if (label && anchor && !places.has(label)) places.set(label, { anchor, label });
  }
  return [...places.values()];
}
