/** The pieces of a tour that blocks show and that can be changed where they stand. */
export const tourFields = [
  "title",
  "subtitle",
  "description",
  "price",
  "date",
  "seats",
  "day",
  "guide",
] as const;
export type TourField = (typeof tourFields)[number];
