/** What an organiser reads who tries their shop. */
export const testPaymentTexts = {
  description: "Проверка приёма оплаты",
  noShop: "Сначала подключите магазин: сохраните его номер и секретный ключ.",
  refused: "ЮKassa отказала. Проверьте номер магазина и секретный ключ.",
  noAnswer: "ЮKassa не отвечает. Попробуйте ещё раз через минуту.",
} as const;
