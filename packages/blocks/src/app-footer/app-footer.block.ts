import type { InferOutput } from "valibot";
import { defineBlock } from "../definition/define-block.ts";
import { describeOrganizer } from "../structured-data/describe-organizer.ts";
import { footerContent } from "./footer-content.ts";
import { selectFooterData } from "./select-footer-data.ts";

const initialContent = (): InferOutput<typeof footerContent> => ({
  heading: {
    title: "Остались вопросы?",
    subtitle: "Напишите нам: поможем выбрать тур и даты.",
  },
  button: { kind: 3, text: "Выбрать даты", tour_id: null },
  logo: null,
  about: "",
  link_groups: [{ title: "Путешествия", links: [{ kind: 1, text: "Все туры", anchor: "tours" }] }],
  phones: [],
  email: "",
  messengers: [],
  socials: [],
  legal: { name: "", inn: "", ogrn: "", registry_number: "" },
  payments: [],
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
    socials: [],
    legal: { name: "", inn: "", ogrn: "", registry_number: "" },
    payments: ["mir", "sbp", "visa"],
  },
  initialContent,
  facts: ["about"],
  selectData: selectFooterData,
  structuredData: (_content, { about, messengers, socials, ...data }, page) => [
    describeOrganizer(page, {
      ...data,
      description: about,
      channels: [...socials, ...messengers],
    }),
  ],
});
