import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { choice, line, optionalLine, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePeople } from "../sample/sample-people.ts";
import { selectGuides } from "./select-guides.ts";
import { placeholderPeople } from "./placeholder-people.ts";
import type { OrganizerFacts } from "../page-data/organizer-facts.ts";

const person = v.object({
  name: line({ label: "Имя", placeholder: "Елена Чорос" }, 80),
  role: optionalLine({ label: "Кто это", placeholder: "Проводник, 14 лет в горах" }, 120),
  photo: image({ label: "Портрет", hint: "Лучше вертикальный, лицо крупно" }),
  quote: paragraph({ label: "Слова самого гида", hint: "Одно предложение, без кавычек" }, 300),
  text: paragraph({ label: "Рассказ" }, 1500),
  languages: list(
    line({ label: "Язык", placeholder: "Русский" }, 40),
    { label: "Языки", addLabel: "Добавить язык" },
    { max: 10 },
  ),
});

const content = v.object({
  heading: headingSchema,
  source: choice(
    { label: "Откуда гиды", hint: "На странице тура можно показать тех, кто его ведёт" },
    { own: "Свои", tour: "Из тура" },
    "own",
  ),
  people: list(
    field(person, { label: "Гид", editor: "group", itemTitle: "name" }),
    {
      label: "Гиды",
      hint: "Покажутся, если выбрано «Свои» или у тура гиды не указаны",
      addLabel: "Добавить гида",
      itemTitle: "name",
    },
    { max: 40 },
  ),
});

const initialContent = ({ tour }: OrganizerFacts): v.InferOutput<typeof content> => ({
  heading: { title: "С кем вы едете", subtitle: "" },
  // The tours' guides stand alone: where a tour has none, nobody is made up.
  ...(tour && tour.guides.length > 0
    ? { source: "tour", people: [] }
    : { source: "own", people: placeholderPeople }),
});

/** The people whom one travels with. */
export const guides = defineBlock({
  type: 16,
  name: "guides",
  title: "Гиды",
  description: "Люди, с которыми ехать: портреты, слова и языки",
  pages: ["main", "tour"],
  anchor: "guides",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "С кем вы идёте",
      subtitle: "Не наёмные гиды, а люди, которые здесь живут.",
    },
    source: "own",
    people: samplePeople,
  },
  initialContent,
  facts: ["people.name", "people.role", "people.quote", "people.text", "people.photo"],
  selectData: ({ tour }, { source, people }) =>
    selectGuides(source === "tour" ? tour : null, people),
  isEmpty: (_content, { ofTour, own }) => ofTour.length === 0 && own.length === 0,
});
