import * as v from "valibot";
import { channelItem, email, phoneItem } from "../content/contact.ts";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { link, linkItem } from "../content/link.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, optionalLine, paragraph } from "../content/text.ts";

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
