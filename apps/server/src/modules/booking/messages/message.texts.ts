/** What people read who write about a request. */
export const messageTexts = {
  tooMany: "Слишком много сообщений подряд. Попробуйте позже.",
  longOver: "Поездка давно прошла: напишите организатору на почту или позвоните.",
  noReply: "Такого ответа нет. Обновите страницу.",
  hasLeft: "Ответ уже ушёл гостю: отменить его нельзя.",
  noChat: "Переписки нет. Проверьте ссылку.",
} as const;
