import { bookingTexts } from "./tour-fields/booking.ru.ts";
import { peopleTexts } from "./tour-fields/people.ru.ts";
import { routeTexts } from "./tour-fields/route.ru.ts";
import { wordsTexts } from "./tour-fields/words.ru.ts";

/** Texts of the fields of a tour, by the part of its editor that they stand in. */
export const tourFieldTexts = {
  ...wordsTexts,
  ...routeTexts,
  ...peopleTexts,
  ...bookingTexts,
} as const;
