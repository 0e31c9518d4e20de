// Texts of the box for rich text.

export const richText = {
  toolbar: "Оформление текста",
  bold: "Полужирный",
  italic: "Курсив",
  heading: "Подзаголовок",
  list: "Список",
  orderedList: "Нумерованный список",
  quote: "Цитата",
  link: "Ссылка",
  address: "Адрес ссылки",
  wrong: "Некорректная ссылка",
  apply: "Готово",
} as const;
