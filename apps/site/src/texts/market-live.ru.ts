/** What the script of the marketplace's pages says. */
export const marketLiveTexts = {
  suggestions: "Подсказки",
  recent: "Недавно искали",
  forget: "Очистить недавние",
  nothing: "Подсказок нет",
  lookFor: (words: string) => `Искать «${words}»`,
  counting: "Считаем туры…",
  count: (count: number) =>
    count === 0 ? "Подсказок нет" : `Подсказок: ${count}. Выбирайте стрелками вверх и вниз`,
  tours: (count: number) => `туров: ${count}`,
  kinds: {
    cities: "Город",
    regions: "Регион",
    showplaces: "Место",
    rest_kinds: "Чем заняться",
    collections: "Тема",
    tours: "Тур",
    water_objects: "Река, озеро, море",
    ships: "Корабль",
  },
  calendar: "Дни выезда",
  calendarHint: "Выберите первый и последний день, в которые готовы выехать.",
  priceEnds: ["Цена от", "Цена до"],
} as const;
