/** How many characters a tourist's fields may have, for the schema and for forms without it. */
export const touristLimits = {
  /** Of each of the three names. */
  name: 80,
  document: 40,
  email: 254,
  food: 500,
  /** To one of the organiser's own questions. */
  answer: 1000,
} as const;
