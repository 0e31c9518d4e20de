/** Texts of the palette that finds things and does what is next. */
export const paletteTexts = {
  open: "Найти или сделать",
  shortcut: "Ctrl K",
  label: "Поиск по кабинету",
  placeholder: "Номер заявки, телефон, имя, тур или раздел",
  results: "Что нашлось",
  nothing: "Ничего не нашлось",
  nothingText: "Попробуйте номер заявки, часть телефона или имени.",
  failed: "Сервер не ответил. Показано то, что уже загружено.",
  searching: "Ищем…",
  found: (count: number) => `Вариантов: ${count}`,
  groups: {
    commands: "Сделать с этой заявкой",
    recent: "Недавние заявки",
    sections: "Разделы",
    requests: "Заявки",
    guests: "Гости",
    tours: "Туры",
    departures: "Даты",
  },
  sections: {
    late: "Заявки, которые опаздывают",
    board: "Доска заявок",
  },
  keys: "↑ ↓ выбирают, Enter открывает, Esc закрывает",
};
