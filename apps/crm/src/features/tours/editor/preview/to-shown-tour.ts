import type { Money, Review, Tour, TourCard, TourInput } from "@tour/api";
import { isSound, isSoundEntry } from "../tour-form.ts";
import type { TourFieldKey } from "../autosave/save-state.ts";

/** What a tour's page shows besides what is written of it. */
export interface TourAround {
  /** With the dates to come, their prices and seats. */
  card: TourCard;
  /** The tour's newest. */
  reviews: Review[];
}

/** The page of a tour as guests will see it when what is typed is saved: what the server makes of its fields. */
export function toShownTour({ card, reviews }: TourAround, fields: TourInput): Tour {
  const { time_zone: _, tourist_form: __, from_cities: ___, guides, ...written } = fields;
  const inCurrency = <Price extends { price: Money }>(one: Price): Price => ({
    ...one,
    price: { ...one.price, currency: fields.currency },
  });
  return {
    ...card,
    ...written,
    image: fields.media[0]?.image ?? null,
    price_from: card.price_from && { ...card.price_from, currency: fields.currency },
    departures: card.departures.map((date) => ({ ...date, prices: date.prices.map(inCurrency) })),
    // Their numbers are for who travels with them.
    guides: guides.map(({ phone: ____, ...guide }) => guide),
    reviews,
  };
}

/**
 * What can be shown of the fields as they are typed: of one that can't be saved as it is what was
 * saved last, and of a list the entries that are whole.
 */
export function keepShowable(typed: TourInput, saved: TourInput): TourInput {
  const keys = Object.keys(saved) as TourFieldKey[];
  const shown = keys.map((key) => [key, showableOf(key, typed[key], saved[key])]);
  return Object.fromEntries(shown) as TourInput;
}

function showableOf(key: TourFieldKey, typed: unknown, saved: unknown): unknown {
  if (isSound(key, typed)) return typed;
  if (!Array.isArray(typed)) return saved;
  const whole = typed.filter((entry) => isSoundEntry(key, entry));
  return isSound(key, whole) ? whole : saved;
}
