import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { mediaItem } from "../content/media.ts";
import { choice, line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { texts } from "../texts/ru.ts";
import { selectAccommodations } from "./select-accommodations.ts";

const place = v.object({
  name: line({ label: "Название", placeholder: "База на берегу Катуни" }, 120),
  accommodation_type: choice({ label: "Что это" }, texts.accommodations.kinds, "not-set"),
  text: paragraph(
    { label: "Рассказ", hint: "Сколько человек в комнате, где душ, что рядом" },
    1500,
  ),
  media: list(
    mediaItem({ label: "Фото или видео" }),
    { label: "Фото и видео", hint: "Комната, вид из окна, столовая", addLabel: "Добавить фото" },
    { max: 12 },
  ),
});

const content = v.object({
  heading: headingSchema,
  source: choice(
    { label: "Откуда места", hint: "Проживание у каждого тура своё" },
    { tour: "Из тура", own: "Свои" },
    "tour",
  ),
  places: list(
    field(place, { label: "Место", editor: "group", itemTitle: "name" }),
    {
      label: "Свои места",
      hint: "Покажутся, если выбрано «Свои»: одинаковые на страницах всех туров",
      addLabel: "Добавить место",
      itemTitle: "name",
    },
    { max: 20 },
  ),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Где ночуем", subtitle: "" },
  source: "tour",
  places: [],
});

/** Where one sleeps on the tour. */
export const accommodations = defineBlock({
  type: 15,
  name: "accommodations",
  title: "Проживание",
  description: "Где ночуют: фото, вид жилья и рассказ. Берётся из самого тура",
  pages: ["tour"],
  anchor: "livings",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Где ночуем",
      subtitle: "Тёплый дом в начале и в конце, палатки между ними.",
    },
    source: "tour",
    places: [],
  },
  initialContent,
  selectData: ({ tour }, { source, places }) => ({
    accommodations: selectAccommodations(
      source === "tour" ? (tour?.livings ?? []) : [],
      source === "own" ? places : [],
    ),
  }),
  isEmpty: (_content, data) => data.accommodations.length === 0,
});
