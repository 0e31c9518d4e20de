/** How many characters a question's fields may have, for the schema and for forms without it. */
export const helpRequestLimits = { name: 120, message: 4000 } as const;
