/** What stands on a receipt. */
export const receiptTexts = {
  tour: (requestId: number) => `Тур по заявке № ${requestId}`,
} as const;
