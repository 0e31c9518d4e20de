import { advantages } from "../advantages/advantages.block.ts";
import { dates } from "../dates/dates.block.ts";
import { guides } from "../guides/guides.block.ts";
import { accommodations } from "../accommodations/accommodations.block.ts";
import { otherTours } from "../other-tours/other-tours.block.ts";
import { price } from "../price/price.block.ts";
import { program } from "../program/program.block.ts";
import { reviews } from "../reviews/reviews.block.ts";
import { samplePictures as pictures } from "../sample/pictures.ts";
import { tourFaq } from "../tour-faq/tour-faq.block.ts";
import { tourIntro } from "../tour-intro/tour-intro.block.ts";
import { place, toBooking } from "./define-starter.ts";
import type { PageStarter } from "./define-starter.ts";

/** An expedition: pictures first, large days, one guide, a bill without small print. */
export const logbookStarter: PageStarter = {
  name: "logbook",
  page: "tour",
  title: "Судовой журнал",
  description: "Экспедиция: галерея сверху, дни крупно с фото, один гид и цена строка за строкой",
  presetType: "volcano",
  blocks: [
    place(tourIntro, 2, { link: toBooking("Выбрать даты") }),
    place(advantages, 3, {
      heading: { title: "Три правила экспедиции", subtitle: "Они короткие, и их не нарушают." },
      items: [
        {
          icon: "compass",
          title: "Погода главнее плана",
          text: "В программе есть запасные дни, они входят в цену.",
          image: pictures.sea,
        },
        {
          icon: "shield",
          title: "Последнее слово за гидом",
          text: "Он разворачивает группу без голосования и объяснит вечером.",
          image: pictures.ranger,
        },
        {
          icon: "camera",
          title: "Ради кадра ждём",
          text: "Свет важнее обеда. Обед подогреем.",
          image: pictures.stacks,
        },
      ],
    }),
    place(program, 2, {
      heading: {
        title: "Программа и запасные дни",
        subtitle: "Порядок выбирает погода.",
      },
    }),
    place(guides, 2, {
      heading: { title: "Кто ведёт", subtitle: "Слушаем, даже когда не согласны." },
      source: "tour",
    }),
    place(accommodations, 2, {
      heading: {
        title: "Где ночуем",
        subtitle: "Сухо, тепло, и есть где высушить ботинки.",
      },
    }),
    place(price, 4, {
      heading: {
        title: "Из чего складывается цена",
        subtitle: "Строка за строкой, без мелкого шрифта.",
      },
      link: toBooking("К датам"),
    }),
    place(dates, 3, {
      heading: {
        title: "Ближайшие выезды",
        subtitle: "Листайте вбок. Зачёркнутые заняты: спросите, не освободится ли место.",
      },
      show_full: true,
      limit: 8,
      button_text: "Забронировать",
      contact: "form",
      empty_text:
        "Следующая экспедиция ещё не назначена. Напишите, и мы скажем, какого месяца ждать.",
    }),
    place(reviews, 2, {
      heading: { title: "Вернулись и рассказывают", subtitle: "О погоде, свете и терпении." },
      source: "tour",
    }),
    place(tourFaq, 3, {
      heading: { title: "Вопросы об экспедиции", subtitle: "" },
      source: "both",
      items: [
        {
          question: "Что, если погода не пустит?",
          answer:
            "<p>Сдвинем день на запасной. Если не вышло и тогда, предложим другое, без доплаты.</p>",
        },
        {
          question: "Нужна ли особая подготовка?",
          answer:
            "<p>Сложность указана у тура. Сомневаетесь — позвоните: задаём четыре вопроса и отвечаем честно.</p>",
        },
        {
          question: "Какую взять камеру?",
          answer: "<p>Ту, к которой привыкли. Штатив и дождевой чехол есть у гида.</p>",
        },
      ],
    }),
    place(otherTours, 2, {
      heading: { title: "Другие экспедиции", subtitle: "" },
      source: "similar",
      limit: 6,
      button_text: "Программа",
    }),
  ],
};
