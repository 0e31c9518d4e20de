/** Every text about the marketplace's own sale that people may read. */
export const marketplaceTexts = {
  wrongInn: "В ИНН ошибка: не сходится контрольная цифра",
  wrongOgrn: "В ОГРН ошибка: не сходится контрольная цифра",
  newerDocument: "Документ уже изменил кто-то из коллег. Прочитайте новую редакцию.",
  emptyDocument: "Напишите текст документа",
  noMasterKey: "На сервере не задан ключ шифрования: подключить магазин пока нельзя.",
  needsSecret: "Введите секретный ключ этого магазина",
} as const;
