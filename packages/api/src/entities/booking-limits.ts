/** How many characters a booking's fields may have, for the schema and for forms without it. */
export const bookingLimits = { name: 120, email: 254, comment: 2000 } as const;
