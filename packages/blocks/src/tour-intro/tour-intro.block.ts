import * as v from "valibot";
import { film } from "../content/film.ts";
import { link } from "../content/link.ts";
import { list } from "../content/list.ts";
import { mediaItem } from "../content/media.ts";
import { optionalLine, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { describeIntro } from "./describe-intro.ts";
import { selectIntro } from "./select-intro.ts";

const content = v.object({
  title: optionalLine(
    { label: "Заголовок", hint: "Пусто — название тура. Свой текст появится у всех туров" },
    120,
  ),
  text: paragraph({ label: "Текст", hint: "Пусто — описание самого тура" }, 1200),
  media: list(
    mediaItem({ label: "Фото или видео" }),
    { label: "Фото и видео", hint: "Пусто — снимки самого тура", addLabel: "Добавить" },
    { max: 12 },
  ),
  film: film({
    label: "Видео фоном",
    hint: "MP4 или WebM до 20 МБ, у всех туров одно. Играет без звука поверх первого фото, которое остаётся обложкой",
  }),
  link: link({ label: "Кнопка", hint: "Обычно ведёт к датам тура" }),
});

/** The first screen of a tour's page. What is left empty comes from the tour itself. */
export const tourIntro = defineBlock({
  type: 12,
  name: "tour-intro",
  title: "Первый экран тура",
  description: "Фотографии, главное о туре в цифрах, цена и кнопка: всё берётся из тура",
  pages: ["tour"],
  version: 2,
  content,
  migrations: { 1: (before) => ({ film: null, ...before }) },
  sample: {
    title: "",
    text: "",
    media: [],
    film: null,
    link: { kind: 3, text: "Выбрать даты" },
  },
  selectData: (page, overrides) => ({ intro: selectIntro(page, overrides) }),
  isEmpty: (_content, data) => data.intro === null,
  structuredData: (_content, { intro }, page) => (intro ? describeIntro(page, intro) : []),
});
