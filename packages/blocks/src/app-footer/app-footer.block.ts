import * as v from "valibot";
import { channelItem, email, phoneItem } from "../content/contact.ts";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { link, linkItem } from "../content/link.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, optionalLine, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectFooterData } from "./select-footer-data.ts";

/** How a tour may be paid for, by the names on the marks. */
export const paymentMarks = {
  mir: "Мир",
  sbp: "СБП",
  visa: "Visa",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
} as const;

const linkGroup = v.object({
  title: line({ label: "Название" }, 40),
  links: list(
    linkItem({ label: "Ссылка", itemTitle: "text" }),
    { label: "Ссылки", addLabel: "Добавить ссылку" },
    { max: 8 },
  ),
});

const legal = v.object({
  name: optionalLine({ label: "Название или ФИО" }, 120),
  inn: optionalLine({ label: "ИНН" }, 12),
  ogrn: optionalLine({ label: "ОГРН или ОГРНИП" }, 15),
  registry_number: optionalLine({ label: "Номер в реестре туроператоров" }, 40),
});

export const footerContent = v.object({
  heading: headingSchema,
  button: link({ label: "Кнопка призыва" }),
  logo: image({ label: "Логотип", hint: "Пусто: логотип из настроек сайта" }),
  about: paragraph({ label: "О компании", hint: "Пусто: описание из вашего профиля" }, 400),
  link_groups: list(
    field(linkGroup, { label: "Группа ссылок", editor: "group", itemTitle: "title" }),
    { label: "Ссылки", addLabel: "Добавить группу", itemTitle: "title" },
    { max: 4 },
  ),
  phones: list(
    phoneItem({ label: "Телефон" }),
    { label: "Телефоны", hint: "Пусто: ваши телефоны", addLabel: "Добавить телефон" },
    { max: 3 },
  ),
  email: email({ label: "Почта", hint: "Пусто: ваша почта" }),
  messengers: list(
    channelItem({ label: "Мессенджер" }),
    { label: "Мессенджеры", hint: "Пусто: ваши мессенджеры", addLabel: "Добавить мессенджер" },
    { max: 4 },
  ),
  socials: list(
    channelItem({ label: "Соцсеть" }),
    { label: "Соцсети", hint: "Пусто: ваши соцсети", addLabel: "Добавить соцсеть" },
    { max: 6 },
  ),
  legal: field(v.optional(legal, {}), {
    label: "Реквизиты",
    hint: "Пусто: реквизиты из вашего профиля",
    editor: "group",
  }),
  payments: list(
    field(v.picklist(Object.keys(paymentMarks) as (keyof typeof paymentMarks)[]), {
      label: "Способ",
      editor: "choice",
      choices: paymentMarks,
    }),
    { label: "Чем можно заплатить", addLabel: "Добавить способ" },
    { max: 5 },
  ),
});

/** The end of every page: a last invitation, contacts, and what the law asks for. */
export const appFooter = defineBlock({
  type: 2,
  name: "app-footer",
  title: "Подвал",
  description: "Контакты, ссылки и реквизиты внизу каждой страницы",
  pages: ["main"],
  anchor: "footer",
  shared: "end",
  version: 1,
  content: footerContent,
  migrations: {},
  sample: {
    heading: {
      title: "Когда вы в последний раз видели Млечный Путь?",
      subtitle: "Напишите нам: подберём тур по силам, датам и времени года.",
    },
    button: { kind: 3, text: "Выбрать даты", tour_id: null },
    logo: null,
    about:
      "Небольшая команда проводников из Горно-Алтайска. Ходим сами, водим друзей и вас — туда, где нет связи и есть тишина.",
    link_groups: [
      {
        title: "Путешествия",
        links: [
          { kind: 1, text: "Все туры", anchor: "tours" },
          { kind: 1, text: "Ближайшие даты", anchor: "tours" },
        ],
      },
      {
        title: "О компании",
        links: [
          { kind: 1, text: "О нас", anchor: "about" },
          { kind: 2, text: "Реестр туроператоров", url: "https://tourism.gov.ru" },
        ],
      },
    ],
    phones: [],
    email: "",
    messengers: [],
    socials: [
      { kind: "vk", url: "https://vk.com/tropa" },
      { kind: "youtube", url: "https://youtube.com/@tropa" },
    ],
    legal: { name: "", inn: "", ogrn: "", registry_number: "" },
    payments: ["mir", "sbp", "visa"],
  },
  selectData: selectFooterData,
});
