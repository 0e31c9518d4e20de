/** What staff read of work that failed. */
export const failedJobTexts = {
  query: "Не прошёл запрос к базе данных",
} as const;
