/** What staff read who pay to organisers. */
export const payoutTexts = {
  tooMuch: (owed: string) => `Сейчас мы должны ${owed}. Обновите страницу.`,
  nothingOwed: "В этой валюте мы этому организатору ничего не должны. Обновите страницу.",
  notYet: "Этот день ещё не наступил",
  otherPayout: "Под этим ключом уже записана другая выплата. Обновите страницу.",
} as const;
