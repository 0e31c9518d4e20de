/** What is done with whole blocks of a page. */
export const blockTexts = {
  duplicate: "Дублировать",
  duplicated: (title: string) => `Копия блока «${title}» стоит после него`,
  onlyOnce: "Шапка и подвал стоят на странице по одному разу",
};
