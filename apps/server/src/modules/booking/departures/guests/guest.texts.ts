/** What guests answered without words of their own. */
export const guestTexts = { yes: "Да", no: "Нет" } as const;
