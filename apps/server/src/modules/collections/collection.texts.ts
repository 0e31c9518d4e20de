/** Texts about the marketplace's collections that people may read. */
export const collectionTexts = {
  noCollection: "Такой подборки нет.",
  tooMany: (count: number) => `Подборок не больше ${count}: удалите лишние.`,
  takenSlug: "Этот адрес уже у другой подборки",
} as const;
