/** Every refusal about fonts that people may read. */
export const fontTexts = {
  tooHeavy: "Файл больше 5 МБ",
  notFont: "Это не шрифт: подойдут файлы woff2, woff, ttf и otf",
  unreadable: "Файл шрифта повреждён, браузеры его не покажут",
  noFont: "Такого шрифта нет",
  noFile: "Сначала загрузите файл шрифта",
  otherId: "Номер шрифта не совпадает с адресом",
  taken: "Такое начертание у этого шрифта уже есть",
  houseName: "Так называется один из встроенных шрифтов: выберите другое имя",
} as const;
