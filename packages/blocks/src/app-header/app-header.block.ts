import * as v from "valibot";
import { channelItem, phone } from "../content/contact.ts";
import { link, linkItem } from "../content/link.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { optionalLine } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectIdentity } from "../page-data/select-identity.ts";
import { describeOrganizer } from "../structured-data/describe-organizer.ts";

const content = v.object({
  logo: image({ label: "Логотип", hint: "Пусто: логотип из настроек сайта" }),
  site_name: optionalLine(
    { label: "Название", hint: "Пусто: название сайта, а при логотипе только логотип" },
    40,
  ),
  links: list(
    linkItem({ label: "Пункт меню", itemTitle: "text" }),
    { label: "Меню", hint: "Лучше не больше шести пунктов", addLabel: "Добавить пункт" },
    { max: 10 },
  ),
  phone: phone({ label: "Телефон", hint: "Пусто: первый из ваших телефонов" }),
  messengers: list(
    channelItem({ label: "Мессенджер" }),
    { label: "Мессенджеры", hint: "Пусто: ваши мессенджеры", addLabel: "Добавить мессенджер" },
    { max: 4 },
  ),
  button: link({ label: "Кнопка" }),
});

/** The top of every page: who it is, where to go, how to call. */
export const appHeader = defineBlock({
  type: 1,
  name: "app-header",
  title: "Шапка",
  description: "Логотип, меню и контакты вверху каждой страницы",
  pages: ["main"],
  shared: "start",
  version: 1,
  content,
  migrations: {},
  sample: {
    logo: null,
    site_name: "",
    links: [
      { kind: 1, text: "Туры", anchor: "tours" },
      { kind: 1, text: "О нас", anchor: "about" },
      { kind: 1, text: "Контакты", anchor: "footer" },
    ],
    phone: "",
    messengers: [],
    button: { kind: 3, text: "Забронировать", tour_id: null },
  },
  selectData: (page, content) => {
    const { name, logo, phones, messengers } = selectIdentity(page);
    return {
      name: content.site_name.trim() || name,
      logo: content.logo ?? logo,
      /** A logo mostly says the name itself: beside it stands only a name that was typed here. */
      showsName: content.site_name.trim() !== "",
      phone: content.phone.trim() || (phones[0] ?? ""),
      messengers: content.messengers.length > 0 ? content.messengers : messengers,
    };
  },
  structuredData: (_content, { logo, phone, messengers }, page) => [
    describeOrganizer(page, { logo, phones: [phone], channels: messengers }),
  ],
});
