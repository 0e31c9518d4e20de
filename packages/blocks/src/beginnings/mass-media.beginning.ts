import { massMedia } from "../mass-media/mass-media.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";

export const massMediaBeginning = {
  definition: massMedia,
  initial: () => ({
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
  }),
  facts: ["articles.source", "articles.title", "articles.quote", "articles.url"],
} satisfies Beginning<typeof massMedia>;
