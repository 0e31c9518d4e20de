/** How many characters a message may have, for the schema and for forms without it. */
export const requestMessageLimits = { text: 4000 } as const;
