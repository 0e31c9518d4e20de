/** What whoever sells reads about templates of messages. */
export const templateTexts = {
  none: "Такого шаблона уже нет. Обновите страницу.",
  tooMany: "Шаблонов уже 50. Удалите ненужный, чтобы добавить новый.",
} as const;
