import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { mediaItem } from "../content/media.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";

const content = v.object({
  heading: headingSchema,
  items: list(
    mediaItem({ label: "Фото или видео" }),
    {
      label: "Фото и видео",
      hint: "Лучшее первым: оно крупнее других. Описание фото станет подписью в просмотре",
      addLabel: "Добавить фото",
    },
    { max: 60 },
  ),
});

const show = (image: (typeof samplePictures)[keyof typeof samplePictures]) =>
  ({ kind: "image", image }) as const;

/** Pictures and videos that open over the window. */
export const gallery = defineBlock({
  type: 6,
  name: "gallery",
  title: "Галерея",
  description: "Фотографии и видео, которые открываются на весь экран",
  pages: ["main", "tour"],
  anchor: "gallery",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Так это выглядит",
      subtitle: "Хребты, озёра и вечера у костра: откройте любой кадр на весь экран.",
    },
    items: [
      show(samplePictures.ridge),
      show(samplePictures.tall),
      show(samplePictures.river),
      show(samplePictures.lake),
      show(samplePictures.aurora),
      show(samplePictures.taiga),
      show(samplePictures.guide),
      show(samplePictures.dunes),
      show(samplePictures.sea),
    ],
  },
  selectData: (_, { items }) => ({
    /** Places of the pictures that have been chosen. */
    shown: items.flatMap((entry, index) => (entry ? [index] : [])),
  }),
  isEmpty: (_content, { shown }) => shown.length === 0,
});
