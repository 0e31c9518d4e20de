/** What a request is called, and its statuses, where it is one of many. */
export const requestNames = {
  number: (id: number) => `№\u00a0${id}`,
  tag: {
    1: "Ждёт ответа",
    2: "Ждёт предоплаты",
    3: "Места проданы",
    4: "Состоялась",
    5: "Отменил гость",
    6: "Отменил организатор",
    7: "Время вышло",
    8: "Отменила площадка",
  },
};
