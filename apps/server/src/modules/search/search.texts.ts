/** How filters' values are shown where the value itself is a code. */
export const searchTexts = {
  accommodation: {
    "camp-site": "Кемпинг",
    "guest-house": "Гостевой дом",
    flat: "Квартира",
    cabin: "Домик",
    hotel: "Отель",
    tent: "Палатка",
    train: "Поезд",
    "not-set": "Не указано",
  },
  difficulty: {
    "1": "Очень легко",
    "2": "Легко",
    "3": "Умеренно",
    "4": "Сложно",
    "5": "Очень сложно",
  },
  comfort: { "1": "Походный", "2": "Простой", "3": "Средний", "4": "Высокий", "5": "Премиум" },
  author_tours_operator: { any: "Все", organization: "Туроператор", author: "Автор" },
} as const;
