import type { ReviewAspect } from "@tour/api";
import { plural } from "@tour/blocks/format";

const reviewForms = { one: "отзыв", few: "отзыва", many: "отзывов", other: "отзыва" };

/** Texts of reviews, for those who sell the tours and for staff. */
export const reviewTexts = {
  title: "Отзывы",
  lead: "Что гости написали о ваших турах. Ответ увидят все, кто читает отзыв.",
  waiting: (count: number) =>
    `Ждут проверки: ${plural(count, reviewForms)}. Здесь и на сайте они появятся после неё.`,
  caption: "Отзывы гостей",
  aspects: {
    organisation: "Организация",
    program: "Программа",
    guide: "Гид",
    accommodation: "Проживание",
    value: "Цена и качество",
  } satisfies Record<ReviewAspect, string>,
  portrait: "Портрет гостя: встанет рядом с именем",
  openPortrait: "Открыть портрет",
  photos: "Фотографии гостя",
  photo: (number: number) => `Открыть фотографию ${number}`,
  verified: "Гость был в поездке",
  byHand: "Добавлен вручную",
  request: "Заявка гостя",
  filters: {
    label: "Какие отзывы показать",
    tour: "Тур",
    anyTour: "Все туры",
    rating: "Оценка",
    anyRating: "Любая оценка",
    stars: (count: number) => "★".repeat(count),
    answered: "Есть ли ответ",
    all: "Все",
    isAnswered: { 0: "Без ответа", 1: "С ответом" },
    reset: "Показать все",
  },
  empty: "Отзывов пока нет",
  emptyText:
    "Через два дня после поездки гость получит письмо с просьбой об отзыве. Проверенный отзыв появится здесь и на сайте.",
  nothing: "Таких отзывов нет",
  nothingText: "Снимите отбор, чтобы увидеть все отзывы.",
  reply: "Ваш ответ",
  replied: (date: string) => `Ваш ответ, ${date}`,
  replyHint: "Ответ увидят все, кто читает отзыв. Его можно будет изменить.",
  answer: "Ответить",
  answerTo: (author: string) => `Ответить на отзыв: ${author}`,
  change: "Изменить ответ",
  changeTo: (author: string) => `Изменить ответ на отзыв: ${author}`,
  send: "Опубликовать ответ",
  cancel: "Не сейчас",
  done: "Ответ опубликован",
} as const;
