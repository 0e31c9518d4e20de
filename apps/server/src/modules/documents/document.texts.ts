/** Every text about documents that people may read. */
export const documentTexts = {
  noDocument: "Такого документа нет",
  noVersion: "Такой версии нет",
  neededForSale:
    "Пока туры на сайте продаются, документ нужен гостям: без него нельзя бронировать. Снимите туры с продажи, и его можно будет убрать.",
  changedElsewhere: "Документ уже изменён в другом окне",
} as const;
