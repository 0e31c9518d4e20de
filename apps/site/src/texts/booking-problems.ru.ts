/** Words above a booking form that came without a script: what is wrong with it, by its fields. */
export const bookingProblemTexts = {
  fields: { name: "Имя", phone: "Телефон", email: "E-mail", comment: "Комментарий" },
  refused: (field: string, why: string) => `${field}: ${why}`,
  consents: {
    document: (title: string) => `«${title}»: без этого согласия забронировать нельзя`,
    data: "Обработка персональных данных: без этого согласия забронировать нельзя",
    others: "Подтвердите, что можете передать данные тех, кого записываете.",
  },
} as const;
