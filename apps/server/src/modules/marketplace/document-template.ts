import type { DocumentType, MarketplaceLegal } from "@tour/api";
import { formatPhone } from "@tour/blocks/definitions";
import { escapeText } from "../../platform/html/escape-text.ts";

/**
 * A text to begin with. It says only what is true of everything that is booked on the marketplace; the
 * rest is its lawyers' to write.
 */
export function makeMarketTemplate(type: DocumentType, legal: MarketplaceLegal): string {
  const who = escapeText(
    `${legal.name}${legal.inn && ` (ИНН ${legal.inn}, ОГРН ${legal.ogrn})`}` || "площадка",
  );
  const contact = [legal.email, legal.phone && formatPhone(legal.phone)]
    .filter(Boolean)
    .map(escapeText)
    .join(", ");
  const sections = type === "policy" ? policy(who) : agreement(who);
  const last: Section[] = contact
    ? [["Как с нами связаться", `Пишите и звоните: ${contact}.`]]
    : [];
  return [...sections, ...last].map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join("");
}

type Section = [title: string, text: string];

const policy = (who: string): Section[] => [
  ["Кто обрабатывает данные", `Оператор персональных данных — ${who}.`],
  [
    "Какие данные мы получаем",
    "Имя, телефон, почту и то, что вы написали сами, когда оставляете заявку; данные туристов, которые вы вписали.",
  ],
  [
    "Кому мы их передаём",
    "Организатору тура, который вы бронируете: он отвечает на заявку и проводит поездку. Если вы платите на сайте — платёжной системе.",
  ],
  [
    "Ваши права",
    "Вы можете узнать, какие данные о вас хранятся, исправить их или попросить удалить.",
  ],
];

const agreement = (who: string): Section[] => [
  [
    "Кто продаёт тур",
    `Туры проводят организаторы. Площадка, ${who}, принимает заявки и оплату как агент: по поручению организатора тура и от его имени.`,
  ],
  [
    "Заявка и бронирование",
    "Заявка — это запрос мест на выбранные даты. Условия тура и цена указаны на странице тура и в заявке.",
  ],
  [
    "Отмена и возврат",
    "Отменить заявку можно до начала путешествия на её странице. Возврат считается по правилам отмены тура: они записаны в заявке, когда вы её оставили.",
  ],
];
