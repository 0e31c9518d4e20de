/** What whoever sells reads about tasks. */
export const taskTexts = {
  stranger: "Этот человек не работает с заявками организатора",
  noTask: "Такой задачи уже нет. Обновите страницу.",
  noNote: "Такой заметки уже нет. Обновите страницу.",
  inPast: "Этот день уже прошёл",
} as const;
