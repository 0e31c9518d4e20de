/** What visitors read that no organiser wrote. */
export const texts = {
  skipToContent: "К содержанию",
  scrollDown: "Дальше",
  nextDepartures: "Ближайшие выезды",
  from: "от",
  seatsLeft: { one: "место", few: "места", many: "мест", other: "места" },
  days: { one: "день", few: "дня", many: "дней", other: "дня" },
  soldOut: "Мест нет",
  details: "Подробнее",
  book: "Забронировать",
  play: "Смотреть видео",
} as const;
