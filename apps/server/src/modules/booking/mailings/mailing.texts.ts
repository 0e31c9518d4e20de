/** What people read whose link about emails leads nowhere. */
export const mailingTexts = {
  none: "Такой подписки нет. Проверьте ссылку из письма.",
} as const;
