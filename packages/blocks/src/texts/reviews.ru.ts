/** Of reviews, in every variant of their block. */
export const reviewsTexts = {
  readMore: "Читать полностью",
  more: (count: number) => `Показать ещё ${count}`,
  latest: (reviews: string) => `По последним ${reviews}`,
  ofReviews: { one: "отзыву", few: "отзывам", many: "отзывам", other: "отзывам" },
  photoOf: (author: string) => `Фото: ${author}`,
  photosOf: (author: string) => `Фото в отзыве: ${author}`,
  byAspects: "Оценки по сторонам поездки",
  aspects: {
    organisation: "Организация",
    program: "Программа",
    guide: "Гид",
    accommodation: "Проживание",
    value: "Цена и качество",
  },
  verified: "Отзыв после поездки",
  reply: "Ответ организатора",
} as const;
