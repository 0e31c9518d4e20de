import * as v from "valibot";
import { channelItem, email, phoneItem } from "../content/contact.ts";
import { coordinates } from "../content/coordinates.ts";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { flag, line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";
import { describeOrganizer } from "../structured-data/describe-organizer.ts";
import { selectContacts } from "./select-contacts.ts";

const hours = v.object({
  days: line({ label: "Дни", placeholder: "Пн–Пт" }, 40),
  time: line({ label: "Часы", placeholder: "10:00–19:00" }, 60),
});

const content = v.object({
  heading: headingSchema,
  phones: list(
    phoneItem({ label: "Телефон" }),
    { label: "Телефоны", hint: "Пусто: ваши телефоны", addLabel: "Добавить телефон" },
    { max: 4 },
  ),
  email: email({ label: "Почта", hint: "Пусто: ваша почта" }),
  messengers: list(
    channelItem({ label: "Мессенджер" }),
    { label: "Мессенджеры", hint: "Пусто: ваши мессенджеры", addLabel: "Добавить мессенджер" },
    { max: 6 },
  ),
  address: paragraph({ label: "Адрес", hint: "Пусто: ваш адрес" }, 240),
  coordinates: coordinates({
    label: "Координаты",
    hint: "Скопируйте из Яндекс Карт: нажмите на место и возьмите два числа",
    placeholder: "51.958, 85.960",
  }),
  hours: list(
    field(hours, { label: "Время", editor: "group", itemTitle: "days" }),
    { label: "Часы работы", addLabel: "Добавить время", itemTitle: "days" },
    { max: 7 },
  ),
  way: paragraph({ label: "Как добраться" }, 800),
  has_form: flag({ label: "Форма вопроса", hint: "Показывается в варианте «Форма»" }, true),
  image: image({ label: "Фото места", hint: "Вход, вывеска или двор: чтобы вас узнали" }),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Как с нами связаться", subtitle: "" },
  phones: [],
  email: "",
  messengers: [],
  address: "",
  coordinates: "",
  hours: [],
  way: "",
  has_form: true,
  image: null,
});

/** How to reach the organisers, and where they are. */
export const contacts = defineBlock({
  type: 21,
  name: "contacts",
  title: "Контакты",
  description: "Телефоны, мессенджеры, адрес и место на карте",
  pages: ["main", "tour"],
  anchor: "contacts",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Позвоните или просто заходите",
      subtitle: "Офис стоит у самого начала Чуйского тракта. Чай есть всегда.",
    },
    phones: [],
    email: "",
    messengers: [],
    address: "",
    coordinates: "51.9581, 85.9603",
    hours: [
      { days: "Пн–Пт", time: "10:00–19:00" },
      { days: "Сб", time: "11:00–16:00" },
    ],
    way: "Из аэропорта Горно-Алтайска двадцать минут на такси. С автовокзала автобус 102 до остановки «Площадь Ленина», дальше три минуты вверх по улице: бревенчатый дом с зелёной крышей.",
    has_form: true,
    image: samplePictures.taiga,
  },
  initialContent,
  facts: ["hours", "way", "coordinates", "image"],
  selectData: selectContacts,
  isEmpty: ({ heading }, data) =>
    !heading.title.trim() &&
    data.phones.length === 0 &&
    data.messengers.length === 0 &&
    !data.email &&
    !data.address,
  structuredData: (_content, { messengers, ...data }, page) => [
    describeOrganizer(page, { ...data, channels: messengers }),
  ],
});
