import * as v from "valibot";
import { calendarDate } from "../content/date.ts";
import { field } from "../content/field.ts";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, optionalLine, paragraph } from "../content/text.ts";
import { isSafeUrl } from "../url/is-safe-url.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";
import { messages } from "../texts/messages.ts";
import { describeArticles } from "./describe-articles.ts";
import { listArticles } from "./list-articles.ts";

const url = field(
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2000, messages.maxLength(2000)),
      v.check((text) => text.trim() === "" || isSafeUrl(text), messages.url),
    ),
    "",
  ),
  {
    label: "Ссылка на публикацию",
    hint: "Остальное можно заполнить со страницы публикации",
    editor: "url",
    fillsFrom: "article",
  },
);

const article = v.object({
  url,
  source: line({ label: "Издание", placeholder: "Вокруг света" }, 60),
  logo: image({ label: "Логотип издания", hint: "Пусто: название издания буквами" }),
  title: optionalLine({ label: "Заголовок публикации" }, 200),
  quote: paragraph({ label: "Цитата о вас" }, 500),
  image: image({ label: "Картинка" }),
  date: calendarDate({ label: "Дата", placeholder: "2027-05-12" }),
});

const content = v.object({
  heading: headingSchema,
  articles: list(
    field(article, { label: "Публикация", editor: "group", itemTitle: "title" }),
    {
      label: "Публикации",
      hint: "Первая главная",
      addLabel: "Добавить публикацию",
      itemTitle: "title",
    },
    { max: 30 },
  ),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "О нас пишут", subtitle: "" },
  articles: [
    {
      url: "",
      source: "Название журнала",
      logo: null,
      title: "Заголовок статьи, с которой гости начинают знакомство с вами",
      quote: "Сюда встанет цитата: два предложения, ради которых статью открывают.",
      image: samplePictures.lake,
      date: "",
    },
    {
      url: "",
      source: "Название газеты",
      logo: null,
      title: "Заголовок второй статьи: о маршруте или о команде",
      quote: "",
      image: samplePictures.ridge,
      date: "",
    },
    {
      url: "",
      source: "Название портала",
      logo: null,
      title: "Заголовок третьей статьи: о том, что вы умеете лучше всех",
      quote: "",
      image: samplePictures.tall,
      date: "",
    },
  ],
});

/** What newspapers and travellers' magazines wrote. */
export const press = defineBlock({
  type: 11,
  name: "press",
  title: "СМИ о нас",
  description: "Публикации о вас: издания, заголовки и цитаты со ссылками",
  pages: ["main", "tour"],
  anchor: "press",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: { title: "О нас пишут", subtitle: "" },
    articles: [
      {
        url: "https://example.com/altai-slow",
        source: "Вестник странствий",
        logo: null,
        title: "Алтай без спешки: как маленькая команда учит ходить медленно",
        quote:
          "Здесь не гонят к вершине. Проводник останавливает группу, потому что над озером сел туман, и это лучшее решение за день.",
        image: samplePictures.lake,
        date: "2026-09-14",
      },
      {
        url: "https://example.com/horses",
        source: "Горный журнал",
        logo: null,
        title: "Рюкзаки везут лошади: репортаж с Мультинских озёр",
        quote: "Редкий случай, когда из похода возвращаешься отдохнувшим.",
        image: samplePictures.ridge,
        date: "2026-07-02",
      },
      {
        url: "https://example.com/guides",
        source: "Деловой Барнаул",
        logo: null,
        title: "Четырнадцать человек и ни одного менеджера по продажам",
        quote: "Они отказали корпорации, потому что группа больше восьми не слышит реку.",
        image: samplePictures.tall,
        date: "2026-03-21",
      },
      {
        url: "https://example.com/winter",
        source: "Север и дом",
        logo: null,
        title: "Зима на Алтае: баня, собаки и минус тридцать",
        quote: "",
        image: samplePictures.aurora,
        date: "2025-12-18",
      },
    ],
  },
  initialContent,
  facts: ["articles.source", "articles.title", "articles.quote", "articles.url"],
  selectData: (_, { articles }) => ({ shown: listArticles(articles) }),
  isEmpty: (_, { shown }) => shown.length === 0,
  structuredData: (_content, { shown }, page) => describeArticles(page, shown),
});
