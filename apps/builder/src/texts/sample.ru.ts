// Texts of what was left from samples.

export const sample = {
  mark: "Из примера",
  note: (fields: string) => `Пока из примера: ${fields}. Впишите своё или удалите.`,
} as const;
