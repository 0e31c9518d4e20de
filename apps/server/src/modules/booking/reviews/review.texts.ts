/** What people read who write a review or decide on it. */
export const reviewTexts = {
  tooEarly: "Отзыв можно оставить после поездки, когда она завершена.",
  published: "Отзыв уже опубликован: изменить его нельзя.",
  none: "Гость ещё не оставил отзыв.",
  changed: "Гость изменил отзыв. Прочитайте его ещё раз.",
} as const;
