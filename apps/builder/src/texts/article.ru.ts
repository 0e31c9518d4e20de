// Texts of an article that is filled from its own page.

export const article = {
  fill: "Заполнить по ссылке",
  reading: "Читаем страницу…",
  stop: "Отменить",
  failed: "Не удалось прочитать страницу. Попробуйте ещё раз",
  changed: "Пока мы читали страницу, ссылка изменилась. Попробуйте ещё раз",
  filled: (fields: string) => `Заполнено: ${fields}`,
  nothingNew: "На странице не нашлось ничего нового",
  fields: {
    source: "издание",
    title: "заголовок",
    quote: "цитата",
    image: "картинка",
    date: "дата",
  },
  clashes: "На странице иначе",
  clashesText: "Отметьте, что взять со страницы. Остальное останется вашим.",
  own: "У вас",
  found: "На странице",
  take: (field: string) => `Взять со страницы: ${field}`,
  replace: "Заменить отмеченное",
  keep: "Оставить моё",
} as const;
