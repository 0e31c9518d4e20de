import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { choice, wholeNumber } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { describeReviews } from "./describe-reviews.ts";
import { selectReviews } from "./select-reviews.ts";

const content = v.object({
  heading: headingSchema,
  source: choice(
    { label: "Чьи отзывы", hint: "На странице тура можно показать только отзывы о нём" },
    { tour: "Об этом туре", organizer: "Обо всех турах" },
    "tour",
  ),
  limit: wholeNumber(
    { label: "Сколько показать", hint: "По пять, остальные откроются по кнопке" },
    { min: 1, max: 50, initial: 20 },
  ),
  lowest_rating: wholeNumber(
    {
      label: "Оценки не ниже",
      hint: "Отзывы с меньшей оценкой не покажутся, но средняя оценка их учтёт",
    },
    { min: 1, max: 5, initial: 1 },
  ),
});

/** What travellers say: always today's reviews, never typed by hand. */
export const reviews = defineBlock({
  type: 17,
  name: "reviews",
  title: "Отзывы",
  description: "Отзывы путешественников с оценками и фотографиями: обновляются сами",
  pages: ["main", "tour"],
  anchor: "reviews",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Что говорят в дороге и после",
      subtitle: "О дороге, погоде и людях рядом.",
    },
    source: "tour",
    limit: 20,
    lowest_rating: 1,
  },
  needs: ["reviews"],
  selectData: selectReviews,
  isEmpty: (_content, { reviews: shown }) => shown.length === 0,
  structuredData: ({ source }, data, page) =>
    source === "tour" ? describeReviews(page, data) : [],
});
