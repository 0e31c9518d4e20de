import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";

const step = v.object({
  title: line({ label: "Шаг", placeholder: "Выбираете даты" }, 80),
  text: paragraph({ label: "Пояснение", hint: "Одно-два предложения" }, 400),
});

const content = v.object({
  heading: headingSchema,
  items: list(
    field(step, { label: "Шаг", editor: "group", itemTitle: "title" }),
    {
      label: "Шаги",
      hint: "От трёх до пяти, по порядку",
      addLabel: "Добавить шаг",
      itemTitle: "title",
    },
    { max: 12 },
  ),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Как забронировать", subtitle: "" },
  items: [
    {
      title: "Выбираете тур и даты",
      text: "Свободные места видно сразу. Оставляете имя, телефон и почту: места держатся за вами.",
    },
    { title: "Знакомимся", text: "Отвечаем на вопросы по телефону и на странице заявки." },
    {
      title: "Вносите предоплату",
      text: "Сумму и срок видно до отправки заявки, потом они на её странице.",
    },
    { title: "Встречаемся", text: "Письмо с местом встречи приходит за три дня." },
  ],
});

/** From the first look to the airport: what happens and in which order. */
export const bookingSteps = defineBlock({
  type: 10,
  name: "booking-steps",
  title: "Как забронировать",
  description: "Путь гостя по шагам: от выбора дат до встречи в аэропорту",
  pages: ["main", "tour"],
  anchor: "booking",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Как попасть в группу",
      subtitle: "От первого сообщения до места в группе обычно проходит один вечер.",
    },
    items: [
      {
        title: "Выбираете тур и даты",
        text: "Свободные места видно сразу. Оставляете имя, телефон и почту: места держатся за вами.",
      },
      {
        title: "Знакомимся",
        text: "Проводник отвечает на вопросы и честно говорит, если маршрут не для вас.",
      },
      {
        title: "Вносите предоплату",
        text: "Сколько и до какого дня, видно до отправки заявки. Остаток — ближе к выезду.",
      },
      {
        title: "Собираетесь",
        text: "Список вещей есть на странице тура и на странице встречи. С билетами подскажем.",
      },
      {
        title: "Встречаемся",
        text: "Водитель с табличкой ждёт в аэропорту. Дальше всё делаем мы.",
      },
    ],
  },
  initialContent,
  selectData: (_, { items }) => ({
    /** Places of the steps that have words. */
    shown: items.flatMap(({ title, text }, index) => (title.trim() || text.trim() ? [index] : [])),
  }),
  isEmpty: (_content, { shown }) => shown.length === 0,
});
