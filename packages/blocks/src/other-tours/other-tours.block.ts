import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { choice, optionalLine, wholeNumber } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectOtherTours } from "./select-other-tours.ts";

const content = v.object({
  heading: headingSchema,
  source: choice(
    { label: "Какие туры показать", hint: "Тура, на странице которого блок стоит, среди них нет" },
    { similar: "Похожие", soonest: "Ближайшие", chosen: "Выбранные" },
    "similar",
  ),
  tour_ids: list(field(v.nullable(v.number()), { label: "Тур", editor: "tour" }), {
    label: "Выбранные туры",
    hint: "Нужны, когда показываются только выбранные",
    addLabel: "Добавить тур",
  }),
  limit: wholeNumber({ label: "Сколько показать" }, { min: 1, max: 24, initial: 3 }),
  button_text: optionalLine({ label: "Текст кнопки тура", placeholder: "Подробнее" }, 40),
});

/** Where else one could go: for those whom this tour does not suit. */
export const otherTours = defineBlock({
  type: 22,
  name: "other-tours",
  title: "Другие туры",
  description: "Куда ещё можно поехать с вами, если этот тур не подошёл: обновляются сами",
  pages: ["tour"],
  anchor: "other-tours",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: { title: "Куда ещё поехать", subtitle: "" },
    source: "similar",
    tour_ids: [],
    limit: 6,
    button_text: "Подробнее",
  },
  selectData: (page, choices) => ({ tours: selectOtherTours(page, choices) }),
  isEmpty: (_content, data) => data.tours.length === 0,
});
