/** What the areas of staff are called on the way to them. */
export const staffAreaTexts = {
  organizers: "Организаторы",
  requests: "Заявки",
  money: "Деньги",
  troubles: "Разобрать",
  payouts: "Выплаты",
  refunds: "Ждут второго",
  reviews: "Отзывы",
  marketplace: "Площадка",
  sale: "Продажа",
  collections: "Подборки",
  words: "Тексты",
  jobs: "Задания",
};
