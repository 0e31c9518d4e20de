export const emailTexts = {
  isMeant: "Нет ли опечатки? Похоже на",
} as const;
