import type { DocumentType } from "@tour/api";

/** Every text about sites and publishing that people may read. */
export const siteTexts = {
  noSite: "Сайт ещё не создан",
  noOrganizer: "Организатор не найден",
  changedElsewhere: "Страница уже изменена в другом окне",
  designChangedElsewhere: "Оформление тем временем изменил кто-то ещё",
  savedAllTheTime: "Страницу сейчас сохраняют многие. Повторите через секунду",
  misfit: "Эти правки не подходят к странице: сохраните её целиком",
  repeatedId: "Такой блок уже есть на странице",
  unknownPreset: "Такого оформления нет",
  noStarter: "Такой заготовки нет",
  failingBlocks: (names: string) => `Исправьте блоки, чтобы опубликовать: ${names}`,
  missingDocuments: (names: string) =>
    `Туры на сайте продаются, а без документов этого делать нельзя. Напишите и покажите: ${names}`,
  neededToSell: (names: string) =>
    `Продавать пока нельзя: гостям сайта нечего принять. Не хватает: ${names}. Напишите и покажите его в конструкторе, в разделе «Документы», и опубликуйте сайт.`,
  documents: {
    agreement: "Пользовательское соглашение",
    policy: "Политика конфиденциальности",
  } satisfies Record<DocumentType, string>,
  unknownBlock: (type: number) => `Блок ${type}`,
  marketplace: {
    name: "Туры от организаторов",
    title: "Поезжайте с теми, кто здесь живёт",
  },
} as const;
