/** What is done with whole blocks of a page. */
export const blockTexts = {
  duplicate: "Дублировать",
  copy: "Копировать",
  cut: "Вырезать",
  paste: "Вставить",
  pasteAfter: "Вставить после",
  /** What was done: to one block, by its name, or to how many. */
  done: {
    one: {
      duplicated: (title: string) => `Копия блока «${title}» стоит после него`,
      copied: (title: string) => `Блок «${title}» скопирован`,
      cut: (title: string) => `Блок «${title}» вырезан`,
      pasted: (title: string) => `Блок «${title}» вставлен.`,
      removed: (title: string) => `Блок «${title}» удалён`,
    },
    several: {
      duplicated: (count: number) => `Копии стоят после выбранных блоков: ${count}`,
      copied: (count: number) => `Скопировано блоков: ${count}`,
      cut: (count: number) => `Вырезано блоков: ${count}`,
      pasted: (count: number) => `Вставлено блоков: ${count}.`,
      removed: (count: number) => `Удалено блоков: ${count}`,
    },
  },
  onlyOnce: "Шапка и подвал стоят на странице по одному разу",
  tooMany: (max: number) => `На странице помещается не больше ${max} блоков`,
  /** Stands in the copied text, before the line that the builder reads. */
  dataFollows: "Строка ниже нужна конструктору, чтобы вставить эти блоки на другую страницу.",
  hereOnly: "Браузер закрыл буфер обмена: вставить можно только в конструкторе в этом браузере",
  notCopied: "Браузер закрыл буфер обмена: скопировать не получилось",
  closed: "Браузер закрыл буфер обмена. Нажмите Ctrl+V или ⌘V",
  nothing: "В буфере обмена нет блоков",
  notKnown: "Не вставлены блоки из более новой версии конструктора.",
  otherPage: {
    main: (title: string) => `Блок «${title}» ставится только на странице тура.`,
    tour: (title: string) => `Блок «${title}» ставится только на главной странице.`,
  },
  isThere: (title: string) => `Блок «${title}» на странице уже есть.`,
  foreignPictures: (count: number) =>
    `Картинки другого организатора не вставлены: ${count}. Поставьте на их место свои.`,
};
