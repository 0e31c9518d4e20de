/** What people read who write about a request. */
export const messageTexts = {
  tooMany: "Слишком много сообщений подряд. Попробуйте позже.",
  noChat: "Переписки нет. Проверьте ссылку.",
} as const;
