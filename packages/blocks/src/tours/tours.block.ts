import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { choice, optionalLine, wholeNumber } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { describeTours } from "./describe-tours.ts";
import { selectTours } from "./select-tours.ts";

const content = v.object({
  heading: headingSchema,
  source: choice({ label: "Какие туры показать" }, { all: "Все туры", chosen: "Выбранные" }, "all"),
  tour_ids: list(field(v.nullable(v.number()), { label: "Тур", editor: "tour" }), {
    label: "Выбранные туры",
    hint: "Нужны, когда показываются только выбранные",
    addLabel: "Добавить тур",
  }),
  order: choice(
    { label: "Порядок" },
    { soonest: "Ближайшие выезды сначала", price: "Дешёвые сначала", manual: "Как выбраны" },
    "soonest",
  ),
  limit: wholeNumber(
    { label: "Сколько показать сразу", hint: "Остальные откроются по кнопке" },
    { min: 1, max: 60, initial: 9 },
  ),
  button_text: optionalLine({ label: "Текст кнопки тура", placeholder: "Подробнее" }, 40),
});

/** The organiser's tours; dates, prices and seats are always today's. */
export const tours = defineBlock({
  type: 4,
  name: "tours",
  title: "Туры",
  description: "Ваши туры с ценами и ближайшими датами: обновляются сами",
  pages: ["main"],
  anchor: "tours",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Куда поедем",
      subtitle: "Маршруты, которые мы сами прошли не один раз. Даты и места — на сегодня.",
    },
    source: "all",
    tour_ids: [],
    order: "soonest",
    limit: 9,
    button_text: "Подробнее",
  },
  selectData: (page, choices) => ({ tours: selectTours(page, choices) }),
  isEmpty: (_content, data) => data.tours.length === 0,
  structuredData: ({ heading }, data, page) => describeTours(page, heading.title, data.tours),
});
