import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { link } from "../content/link.ts";
import { list } from "../content/list.ts";
import { line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectPrice } from "./select-price.ts";

const content = v.object({
  heading: headingSchema,
  included: list(line({ label: "Что входит" }, 200), {
    label: "Что входит",
    hint: "Пусто — из самого тура. Свой список появится у всех туров",
    addLabel: "Добавить строку",
  }),
  not_included: list(line({ label: "Что не входит" }, 200), {
    label: "Что не входит",
    hint: "Пусто — из самого тура",
    addLabel: "Добавить строку",
  }),
  notes: paragraph({ label: "Примечание", hint: "Пусто — из самого тура" }, 1000),
  link: link({ label: "Кнопка", hint: "Обычно ведёт к датам тура" }),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: {
    title: "Сколько стоит",
    subtitle: "Что входит в цену, а что останется на ваш выбор.",
  },
  included: [],
  not_included: [],
  notes: "",
  link: { kind: 3, text: "Выбрать даты" },
});

/** What the tour costs: options, prepayment and what one gets come from the tour itself. */
export const price = defineBlock({
  type: 18,
  name: "price",
  title: "Стоимость",
  description: "Цены, предоплата и что входит: суммы берутся из тура и всегда верны",
  pages: ["tour"],
  anchor: "price",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Сколько стоит",
      subtitle: "Без доплат на месте: всё, что входит, уже в цене.",
    },
    included: [],
    not_included: [],
    notes: "",
    link: { kind: 3, text: "Выбрать даты" },
  },
  initialContent,
  selectData: (page, own) => ({ price: selectPrice(page, own) }),
  isEmpty: (_content, data) => data.price === null,
});
