/** Texts of the figures that leave the office. */
export const figureTexts = {
  csv: {
    file: "dengi",
    head: ["Дата", "Время", "Что", "Сумма", "Валюта", "Заявка", "Гость", "Тур", "Где продано"],
    kind: {
      payment: "Оплата гостя",
      refund: "Возврат гостю",
      earning: "Заработано",
      commission: "Комиссия площадки",
    },
    shop: { 1: "Площадка", 2: "Ваш сайт" },
  },
};
