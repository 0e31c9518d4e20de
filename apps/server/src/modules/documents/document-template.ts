import type { DocumentType } from "@tour/api";
import { formatPhone } from "@tour/blocks/definitions";
import { escapeText } from "../../platform/html/escape-text.ts";
import type { organizers } from "../organizers/organizer.table.ts";

type Organizer = Pick<typeof organizers.$inferSelect, "name" | "legal" | "email" | "phones">;

/**
 * A text to begin with. It says only what is true of every site made here, and names the organiser
 * as they named themselves; the rest is theirs to write.
 */
export function makeTemplate(type: DocumentType, organizer: Organizer): string {
  const who = describe(organizer);
  const phones = organizer.phones.map(formatPhone);
  const contact = [organizer.email, ...phones].filter(Boolean).map(escapeText).join(", ");
  const sections = type === "policy" ? policy(who) : agreement(who);
  const last = contact
    ? [{ title: "Как с нами связаться", text: [`Пишите и звоните: ${contact}.`] }]
    : [];
  return [...sections, ...last]
    .map(({ title, text }) => `<h2>${title}</h2>${text.map((one) => `<p>${one}</p>`).join("")}`)
    .join("");
}

function describe({ name, legal }: Organizer): string {
  const numbers = [legal.inn && `ИНН ${legal.inn}`, legal.ogrn && `ОГРН ${legal.ogrn}`]
    .filter(Boolean)
    .join(", ");
  const own = escapeText(legal.name || name);
  return numbers ? `${own} (${escapeText(numbers)})` : own;
}

const policy = (who: string) => [
  {
    title: "Кто обрабатывает данные",
    text: [`Оператор персональных данных — ${who}.`],
  },
  {
    title: "Какие данные мы получаем",
    text: [
      "Имя, телефон и то, что вы написали сами, — когда вы оставляете заявку или задаёте вопрос.",
    ],
  },
  {
    title: "Для чего они нужны",
    text: ["Чтобы ответить вам, забронировать тур, оформить документы и провести путешествие."],
  },
  {
    title: "Ваши права",
    text: ["Вы можете узнать, какие данные о вас хранятся, исправить их или попросить удалить."],
  },
];

const agreement = (who: string) => [
  {
    title: "Общие положения",
    text: [`Это соглашение между вами и владельцем сайта: ${who}.`],
  },
  {
    title: "Заявка и бронирование",
    text: [
      "Заявка на сайте — это запрос мест на выбранные даты. Условия тура, цена и правила отмены указаны на странице тура.",
    ],
  },
  {
    title: "Отмена",
    text: [
      "Отменить заявку можно до начала путешествия: напишите или позвоните нам. Возврат считается по правилам отмены тура.",
    ],
  },
];
