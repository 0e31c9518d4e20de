/** Texts of a tour beside a request of it. */
export const aboutTourTexts = {
  open: "О туре",
  program: "Программа",
  day: (number: number) => `День ${number}`,
  included: "Входит в цену",
  notIncluded: "Оплачивается отдельно",
  meeting: "Где встречаемся",
  ways: "Откуда ехать",
  way: (city: string, there: string, back: string) => `${city}: туда ${there}, обратно ${back}`,
  questions: "Частые вопросы",
} as const;
