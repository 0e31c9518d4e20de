/** What people read whose link about letters leads nowhere. */
export const mailingTexts = {
  none: "Такой подписки нет. Проверьте ссылку из письма.",
} as const;
