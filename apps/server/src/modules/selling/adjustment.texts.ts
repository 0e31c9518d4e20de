/** What whoever sells reads of a discount or an extra line. */
export const adjustmentTexts = {
  settled: "Стоимость этой заявки уже не изменить: она закрыта или поездка не состоится.",
  noDiscount: "Скидку дать не на что: всё уже оплачено или ждёт оплаты предоплатой",
  tooMuch: (sum: string) => `Скидка может быть не больше ${sum}`,
  otherLine: "Под этим ключом уже записана другая строка. Обновите страницу.",
} as const;
