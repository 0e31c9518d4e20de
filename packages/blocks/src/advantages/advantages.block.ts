import * as v from "valibot";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { sign } from "../content/sign.ts";
import { line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";

const item = v.object({
  icon: sign({ label: "Знак", hint: "Нужен в виде «Карточки»" }),
  title: line({ label: "Преимущество", placeholder: "До восьми человек" }, 80),
  text: paragraph({ label: "Пояснение", hint: "Одно-два предложения" }, 400),
  image: image({
    label: "Фото",
    hint: "В виде «Крупным планом» лучше всего деталь: кружка, верёвка, руки",
  }),
});

const content = v.object({
  heading: headingSchema,
  items: list(
    field(item, { label: "Преимущество", editor: "group", itemTitle: "title" }),
    {
      label: "Преимущества",
      hint: "От трёх до шести, самое важное первым",
      addLabel: "Добавить преимущество",
      itemTitle: "title",
    },
    { max: 12 },
  ),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Почему с нами", subtitle: "" },
  items: [
    {
      icon: "people",
      title: "Размер группы",
      text: "Сколько человек едет вместе и почему так лучше.",
      image: samplePictures.boots,
    },
    {
      icon: "shield",
      title: "Безопасность",
      text: "Связь, аптечка, страховка, запасной план: что у вас предусмотрено.",
      image: samplePictures.peg,
    },
    {
      icon: "food",
      title: "Еда",
      text: "Кто готовит, из чего, и учтёте ли вы пожелания.",
      image: samplePictures.kettle,
    },
    {
      icon: "backpack",
      title: "Снаряжение",
      text: "Что выдаёте, а что нужно взять с собой.",
      image: samplePictures.dunes,
    },
    {
      icon: "compass",
      title: "Проводники",
      text: "Кто ведёт и откуда знает эти места.",
      image: samplePictures.taiga,
    },
    {
      icon: "wallet",
      title: "Цена",
      text: "Что уже входит и за что не придётся доплачивать.",
      image: samplePictures.lake,
    },
  ],
});

/** Why travel with these people and no others. */
export const advantages = defineBlock({
  type: 7,
  name: "advantages",
  title: "Преимущества",
  description: "Почему ехать стоит с вами: коротко, по делу, со знаками или фотографиями",
  pages: ["main", "tour"],
  anchor: "advantages",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Почему с нами спокойно",
      subtitle: "Мы отвечаем за каждый километр: от встречи в аэропорту до последнего костра.",
    },
    items: [
      {
        icon: "people",
        title: "До восьми человек",
        text: "Проводник знает каждого по имени и видит, кому пора отдохнуть.",
        image: samplePictures.boots,
      },
      {
        icon: "shield",
        title: "Безопасность важнее вершины",
        text: "Спутниковая связь, две аптечки и запасной маршрут на каждый день.",
        image: samplePictures.peg,
      },
      {
        icon: "flame",
        title: "Горячая еда трижды в день",
        text: "Готовит повар, а не дежурные. Продукты из деревень по дороге.",
        image: samplePictures.kettle,
      },
      {
        icon: "backpack",
        title: "Рюкзаки везут лошади",
        text: "За спиной только вода, дождевик и фотоаппарат.",
        image: samplePictures.riders,
      },
      {
        icon: "compass",
        title: "Свои проводники",
        text: "Все родились здесь и знают, где в мае ещё снег, а где уже цветёт маральник.",
        image: samplePictures.guide,
      },
      {
        icon: "wallet",
        title: "Цена без сюрпризов",
        text: "Всё, что понадобится, входит в цену. На месте ничего не докупаем.",
        image: samplePictures.lake,
      },
    ],
  },
  initialContent,
  facts: ["items.text"],
  selectData: (_, { items }) => ({
    /** Places of the items that have words. */
    shown: items.flatMap(({ title, text }, index) => (title.trim() || text.trim() ? [index] : [])),
  }),
  isEmpty: (_content, { shown }) => shown.length === 0,
});
