import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, optionalLine } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";
import { listOwnFigures } from "../page-data/list-own-figures.ts";
import type { OrganizerFacts } from "../page-data/organizer-facts.ts";

const item = v.object({
  value: line({ label: "Число", placeholder: "3 800" }, 12),
  unit: optionalLine({ label: "Единица", hint: "Коротко: %, км, лет" }, 12),
  label: optionalLine({ label: "Что это", placeholder: "гостей прошли с нами" }, 100),
});

const content = v.object({
  heading: headingSchema,
  items: list(
    field(item, { label: "Число", editor: "group", itemTitle: "value" }),
    {
      label: "Числа",
      hint: "Лучше четыре, самое сильное первым",
      addLabel: "Добавить число",
      itemTitle: "value",
    },
    { max: 12 },
  ),
  image: image({ label: "Фото", hint: "Нужно в видах «На фото» и «Одной фразой»" }),
});

const initialContent = ({ tours }: OrganizerFacts): v.InferOutput<typeof content> => ({
  heading: { title: "Коротко о нас", subtitle: "" },
  items: listOwnFigures(tours),
  image: samplePictures.ridge,
});

/** Figures that speak for the organiser. */
export const stats = defineBlock({
  type: 8,
  name: "stats",
  title: "Цифры",
  description: "Годы, гости, километры: то, что убеждает без слов",
  pages: ["main", "tour"],
  anchor: "stats",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Восемнадцать лет в цифрах",
      subtitle: "Считаем с первой группы, которую провели к Мультинским озёрам.",
    },
    items: [
      { value: "3 800", unit: "", label: "гостей прошли с нами и вернулись довольными" },
      { value: "14", unit: "", label: "проводников, все родились на Алтае" },
      { value: "42", unit: "%", label: "приезжают во второй раз" },
      { value: "9 600", unit: "км", label: "прошли вместе за прошлый сезон" },
    ],
    image: samplePictures.ridge,
  },
  initialContent,
  facts: ["items"],
  selectData: (_, { items }) => ({
    /** Places of the items that have a value. */
    shown: items.flatMap(({ value }, index) => (value.trim() ? [index] : [])),
  }),
  isEmpty: (_content, { shown }) => shown.length === 0,
});
