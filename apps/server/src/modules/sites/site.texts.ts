/** Every text about sites and publishing that people may read. */
export const siteTexts = {
  noSite: "Сайт ещё не создан",
  noOrganizer: "Организатор не найден",
  changedElsewhere: "Страница уже изменена в другом окне",
  repeatedId: "Такой блок уже есть на странице",
  unknownPreset: "Такого оформления нет",
  noStarter: "Такой заготовки нет",
  failingBlocks: (names: string) => `Исправьте блоки, чтобы опубликовать: ${names}`,
  missingDocuments: (names: string) =>
    `Туры на сайте продаются, а без документов этого делать нельзя. Напишите и покажите: ${names}`,
  unknownBlock: (type: number) => `Блок ${type}`,
  marketplace: {
    name: "Туры от организаторов",
    title: "Поезжайте с теми, кто здесь живёт",
  },
} as const;
