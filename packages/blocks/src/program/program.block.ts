import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { mediaItem } from "../content/media.ts";
import { choice, line, optionalLine, richText } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { describeItinerary } from "./describe-itinerary.ts";
import { selectDays } from "./select-days.ts";
import { addWays, selectRoute } from "./select-route.ts";

const day = v.object({
  title: line({ label: "Название дня", placeholder: "Подъём к озеру" }, 160),
  text: richText({ label: "Что будет" }, 6000),
  media: list(
    mediaItem({ label: "Фото или видео" }),
    { label: "Фото и видео", addLabel: "Добавить" },
    { max: 6 },
  ),
  meals: optionalLine({ label: "Питание", placeholder: "Завтрак, обед, ужин" }, 80),
  lodging: optionalLine({ label: "Ночлег", placeholder: "Палатки у озера" }, 80),
  distance: optionalLine({ label: "Путь", placeholder: "12 км пешком" }, 40),
});

const content = v.object({
  heading: headingSchema,
  source: choice(
    { label: "Откуда дни", hint: "Программа тура у каждого тура своя" },
    { tour: "Из тура", own: "Свои" },
    "tour",
  ),
  days: list(
    field(day, { label: "День", editor: "group", itemTitle: "title" }),
    {
      label: "Свои дни",
      hint: "Покажутся, если выбрано «Свои»: одинаковые на страницах всех туров",
      addLabel: "Добавить день",
      itemTitle: "title",
    },
    { max: 60 },
  ),
});

/** The tour day by day. */
export const program = defineBlock({
  type: 14,
  name: "program",
  title: "Программа",
  description: "Тур день за днём: что будет, где ночуем, чем кормим. Берётся из самого тура",
  pages: ["tour"],
  anchor: "program",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "День за днём",
      subtitle: "План гибкий: погода и горы могут переставить дни местами.",
    },
    source: "tour",
    days: [],
  },
  selectData: ({ tour }, { source, days }) => {
    const shown = selectDays(source === "tour" ? tour : null, source === "own" ? days : []);
    const route = selectRoute(tour, shown);
    return { days: addWays(shown, route), route };
  },
  isEmpty: (_content, { days }) => days.length === 0,
  isStill: (_content, { route }) => route === null,
  structuredData: (_content, { days }, page) => describeItinerary(page, days),
});
