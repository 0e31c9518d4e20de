/** What people read who keep filters. */
export const savedViewTexts = {
  tooMany: (count: number) => `Сохранить можно не больше ${count} отборов: удалите лишние.`,
  noView: "Такого отбора больше нет.",
} as const;
