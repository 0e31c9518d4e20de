import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { choice, line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { listGroups } from "./parts/list-groups.ts";

const group = v.object({
  title: line({ label: "Название группы", placeholder: "Одежда" }, 80),
  items: list(
    line({ label: "Что взять или сделать", placeholder: "Дождевик" }, 200),
    { label: "Пункты", addLabel: "Добавить пункт" },
    { max: 60 },
  ),
});

const content = v.object({
  heading: headingSchema,
  source: choice(
    {
      label: "Чей список показать",
      hint: "У каждого тура свой список, общий одинаков для всех",
    },
    { both: "Тура и общий", tour: "Только тура", own: "Только общий" },
    "both",
  ),
  groups: list(
    field(group, { label: "Группа", editor: "group", itemTitle: "title" }),
    { label: "Общий список", addLabel: "Добавить группу", itemTitle: "title" },
    { max: 20 },
  ),
  note: paragraph({ label: "Примечание под списком" }, 400),
});

/** What to take along and how to prepare: a list that travellers tick off at home. */
export const recommendations = defineBlock({
  type: 25,
  name: "recommendations",
  title: "Рекомендации",
  description: "Что взять и как подготовиться: чек-лист, в котором гость отмечает собранное",
  pages: ["tour"],
  anchor: "packing",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Что взять с собой",
      subtitle: "Отмечайте собранное: список запомнит отметки на этом устройстве.",
    },
    source: "both",
    groups: [
      {
        title: "Документы",
        items: ["Паспорт", "Полис ОМС", "Билеты в обе стороны", "Немного наличных"],
      },
      {
        title: "Одежда",
        items: [
          "Термобельё, верх и низ",
          "Флисовая кофта",
          "Мембранная куртка и штаны",
          "Тёплая шапка и перчатки",
          "Пять пар носков, одна шерстяная",
          "Купальник для бани",
        ],
      },
      {
        title: "Снаряжение",
        items: [
          "Разношенные ботинки с высоким голенищем",
          "Рюкзак на 30 литров для дневных выходов",
          "Спальник с комфортом до 0 °C",
          "Налобный фонарь и батарейки",
          "Треккинговые палки",
        ],
      },
      {
        title: "Как подготовиться",
        items: [
          "За месяц: три прогулки в неделю по часу",
          "За две недели: проверить ботинки и рюкзак",
          "Предупредить близких, что связи не будет",
        ],
      },
    ],
    note: "Чего-то нет? Палки, спальник и дождевик дадим напрокат, только предупредите за неделю.",
  },
  facts: ["note"],
  selectData: ({ tour }, { source }) => ({
    /** The tour's own list, in plain text. */
    ofTour:
      source === "own"
        ? []
        : (tour?.recommendations ?? []).map(({ title, items }) => ({ title, items })),
    hasOwn: source !== "tour",
  }),
  isEmpty: (own, data) => listGroups(own, data).length === 0,
});
