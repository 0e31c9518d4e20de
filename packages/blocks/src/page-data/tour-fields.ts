/** The pieces of a tour that blocks show and that can be changed where they stand. */
export const tourFields = [
  "title",
  "subtitle",
  "description",
  "price",
  "date",
  "seats",
  "day",
  "day-text",
  "distance",
  "meals",
  "lodging",
  "guide",
  "guide-quote",
  "guide-text",
] as const;
export type TourField = (typeof tourFields)[number];
