/** Every refusal about brands that people may read. */
export const brandTexts = {
  tooMany: (count: number) => `Сохранить можно не больше ${count} брендов: удалите лишние`,
  taken: "Бренд с таким названием уже есть",
  noBrand: "Такого бренда больше нет",
} as const;
