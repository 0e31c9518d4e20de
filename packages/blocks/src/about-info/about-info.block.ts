import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { link } from "../content/link.ts";
import { list } from "../content/list.ts";
import { mediaItem } from "../content/media.ts";
import { line, richText } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";
import { listOwnFigures } from "../page-data/list-own-figures.ts";
import { toParagraphs } from "../format/to-paragraphs.ts";
import type { OrganizerFacts } from "../page-data/organizer-facts.ts";

const fact = v.object({
  value: line({ label: "Число", placeholder: "18 лет" }, 16),
  label: line({ label: "Что это", placeholder: "водим по Алтаю" }, 60),
});

const content = v.object({
  heading: headingSchema,
  text: richText({ label: "Рассказ" }, 6000),
  media: list(
    mediaItem({ label: "Фото или видео" }),
    { label: "Фото", hint: "Первое главное, в коллаже три", addLabel: "Добавить фото" },
    { max: 3 },
  ),
  facts: list(
    field(fact, { label: "Факт", editor: "group", itemTitle: "value" }),
    { label: "Факты", hint: "Три или четыре числа", addLabel: "Добавить факт", itemTitle: "value" },
    { max: 6 },
  ),
  link: link({ label: "Кнопка" }),
});

const initialContent = ({ organizer, tours }: OrganizerFacts): v.InferOutput<typeof content> => ({
  heading: { title: "О нас", subtitle: "" },
  text:
    toParagraphs(organizer?.about ?? "", 3000) ||
    "<p>Здесь ваш рассказ: с чего всё началось, откуда вы знаете эти места и почему зовёте туда других.</p><p>Во втором абзаце — как вы водите: сколько человек в группе, кто рядом и что для вас важнее вершины.</p>",
  media: [
    { kind: "image", image: samplePictures.lake },
    { kind: "image", image: samplePictures.taiga },
    { kind: "image", image: samplePictures.tall },
  ],
  facts: listOwnFigures(tours).map(({ value, label }) => ({ value, label })),
  link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
});

/** Who the organisers are: a short text, pictures and figures. */
export const aboutInfo = defineBlock({
  type: 5,
  name: "about-info",
  title: "О нас",
  description: "Рассказ о вас: кто вы, почему вам верят, как вы выглядите в деле",
  pages: ["main", "tour"],
  anchor: "about",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Мы живём там, куда вас зовём",
      subtitle:
        "Горы с нашего двора видны круглый год. Знаем, где в мае ещё снег, а где уже цветёт маральник.",
    },
    text: "<p>В 2009 году двое друзей купили лошадей и провели первую группу к Мультинским озёрам. Сегодня нас четырнадцать: проводники, повара, конюхи и один упрямый радист.</p><p>Группы остались маленькими. В лагере хватает места у костра каждому, а на тропе слышно реку, а не соседей. Маршрут меняем на ходу, если у гор другие планы: <strong>безопасность важнее вершины</strong>.</p><p>Продукты берём в деревнях по дороге, уносим с собой весь мусор и платим за стоянки местным общинам.</p>",
    media: [
      { kind: "image", image: samplePictures.guide },
      { kind: "image", image: samplePictures.lake },
      { kind: "image", image: samplePictures.tall },
    ],
    facts: [
      { value: "18 лет", label: "водим по Горному Алтаю" },
      { value: "3 800", label: "гостей прошли с нами" },
      { value: "8", label: "человек в группе, не больше" },
      { value: "4,9", label: "средняя оценка по 312 отзывам" },
    ],
    link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
  },
  initialContent,
  facts: ["text", "facts"],
  selectData: (_, { media }) => ({
    /** The pictures that have been chosen, each with its place in the content. */
    pictures: media.flatMap((entry, index) =>
      entry ? [{ media: entry, at: `media.${index}` }] : [],
    ),
  }),
  isEmpty: ({ heading, text, facts }, { pictures }) =>
    !heading.title.trim() && !text.trim() && pictures.length === 0 && facts.length === 0,
});
