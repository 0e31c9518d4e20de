import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";

const item = v.object({
  image: image({ label: "Фото" }),
  title: line({ label: "Впечатление", placeholder: "Рассвет на перевале" }, 80),
  text: paragraph(
    { label: "Рассказ", hint: "Два-три предложения: что увидят, услышат, поймут" },
    600,
  ),
});

const content = v.object({
  heading: headingSchema,
  items: list(
    field(item, { label: "Впечатление", editor: "group", itemTitle: "title" }),
    {
      label: "Впечатления",
      hint: "Три-шесть лучших моментов тура",
      addLabel: "Добавить впечатление",
      itemTitle: "title",
    },
    { max: 20 },
  ),
});

/** The moments that a tour is remembered for. */
export const impressions = defineBlock({
  type: 13,
  name: "impressions",
  title: "Впечатления",
  description: "Моменты, ради которых едут: фото и несколько слов о каждом",
  pages: ["tour", "main"],
  anchor: "impressions",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Что останется с вами",
      subtitle: "Не список достопримечательностей, а минуты, о которых рассказывают дома.",
    },
    items: [
      {
        image: samplePictures.ridge,
        title: "Рассвет на гребне",
        text: "Выйдем в темноте с фонарями, чтобы первые лучи застали нас на перевале, а облака остались внизу.",
      },
      {
        image: samplePictures.lake,
        title: "Лодка в тумане",
        text: "Озеро ещё тёплое с вечера, и весло слышно на другом берегу. В такое утро разговаривают шёпотом.",
      },
      {
        image: samplePictures.tall,
        title: "Ночь под вершинами",
        text: "Палатки стоят на лугу, над ними столько звёзд, что не сразу найдёшь знакомые.",
      },
      {
        image: samplePictures.river,
        title: "Бирюзовая вода",
        text: "Сплав по спокойной реке: вёсла, солнце и обед на галечной косе.",
      },
      {
        image: samplePictures.taiga,
        title: "Тропа через кедры",
        text: "Полдня лесом, где пахнет смолой и слышно только кедровок.",
      },
    ],
  },
  selectData: (_, { items }) => ({
    /** Places of the items that have something to show. */
    shown: items.flatMap((each, index) =>
      each.title.trim() || each.text.trim() || each.image ? [index] : [],
    ),
  }),
  isEmpty: (_content, { shown }) => shown.length === 0,
});
