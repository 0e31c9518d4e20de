/** What people read who write a review or decide on it. */
export const reviewTexts = {
  tooEarly: "Отзыв можно оставить после поездки, когда она завершена.",
  published: "Отзыв уже опубликован: изменить его нельзя.",
  hidden: "Отзыв скрыт. Его можно показать снова.",
  notPublished: "Отзыв не опубликован: скрывать нечего. Обновите страницу.",
  notHidden: "Отзыв не скрыт. Обновите страницу.",
  noWords: (characters: number) => `Напишите причину: не меньше ${characters} символов`,
  none: "Гость ещё не оставил отзыв.",
  changed: "Гость изменил отзыв. Прочитайте его ещё раз.",
} as const;
