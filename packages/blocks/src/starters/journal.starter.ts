import { dates } from "../dates/dates.block.ts";
import { guides } from "../guides/guides.block.ts";
import { impressions } from "../impressions/impressions.block.ts";
import { accommodations } from "../accommodations/accommodations.block.ts";
import { otherTours } from "../other-tours/other-tours.block.ts";
import { price } from "../price/price.block.ts";
import { program } from "../program/program.block.ts";
import { recommendations } from "../recommendations/recommendations.block.ts";
import { reviews } from "../reviews/reviews.block.ts";
import { samplePictures as pictures } from "../sample/pictures.ts";
import { tourFaq } from "../tour-faq/tour-faq.block.ts";
import { tourIntro } from "../tour-intro/tour-intro.block.ts";
import { place, toBooking } from "./define-starter.ts";
import type { PageStarter } from "./define-starter.ts";

/** A tour told in full: everything that one asks before a long way, in the order of asking. */
export const journalStarter: PageStarter = {
  name: "journal",
  page: "tour",
  title: "Дневник пути",
  description: "Подробно и по порядку: большое фото, дни гармошкой, список вещей и вопросы",
  presetType: "city",
  blocks: [
    place(tourIntro, 1, { link: toBooking("Выбрать даты") }),
    place(impressions, 1, {
      heading: {
        title: "Ради чего идём",
        subtitle: "Три места, у которых снимают рюкзак.",
      },
      items: [
        {
          image: pictures.ridge,
          title: "Рассвет на гребне",
          text: "Выходим затемно, чтобы застать вершины розовыми.",
        },
        {
          image: pictures.river,
          title: "Бирюзовая вода",
          text: "Реку слышно раньше, чем видно.",
        },
        {
          image: pictures.campfire,
          title: "Ночь без фонарей",
          text: "Костёр, луна над водой и больше никакого света.",
        },
      ],
    }),
    place(program, 1, {
      heading: { title: "День за днём", subtitle: "Каждый день раскрывается: путь, еда и ночлег." },
    }),
    place(accommodations, 1, {
      heading: { title: "Где будем спать", subtitle: "По порядку ночей, от первой до последней." },
    }),
    place(price, 1, {
      heading: {
        title: "Что входит в цену",
        subtitle: "И что останется на ваш выбор.",
      },
      link: toBooking("Выбрать даты"),
    }),
    place(guides, 1, {
      heading: { title: "Кто поведёт", subtitle: "Кто идёт первым, кто последним и кто варит." },
      source: "tour",
    }),
    place(dates, 1, {
      heading: {
        title: "Даты и свободные места",
        subtitle: "Две даты можно поставить рядом и сравнить.",
      },
      show_full: true,
      limit: 8,
      button_text: "Забронировать",
      contact: "form",
      note: "Не нашли свои даты? Напишите: соберём группу или подскажем похожий маршрут.",
      empty_text: "Даты следующего похода ещё не назначены. Спросите нас о них, и прикинем вместе.",
    }),
    place(recommendations, 1, {
      heading: {
        title: "Что взять с собой",
        subtitle: "Отмечайте собранное: список запомнит отметки на этом устройстве.",
      },
      source: "both",
      groups: [
        { title: "Документы", items: ["Паспорт", "Полис ОМС", "Билеты в обе стороны"] },
        {
          title: "Одежда",
          items: [
            "Дождевик",
            "Тёплая кофта",
            "Шапка: ночи бывают холодными и летом",
            "Разношенная обувь",
          ],
        },
        { title: "Мелочи", items: ["Налобный фонарь", "Личная аптечка", "Термос"] },
      ],
      note: "Чего-то нет? Спросите заранее: часть снаряжения можно взять у нас.",
    }),
    place(reviews, 3, {
      heading: {
        title: "Что говорят вернувшиеся",
        subtitle: "О километрах, еде и людях рядом.",
      },
      source: "tour",
    }),
    place(tourFaq, 1, {
      heading: {
        title: "Вопросы о туре",
        subtitle: "То, о чём спрашивают перед первым большим походом.",
      },
      source: "both",
      items: [
        {
          question: "Что, если я заболею перед выездом?",
          answer:
            "<p>Перенесём бронь на другую дату или вернём деньги по правилам отмены, которые стоят в договоре.</p>",
        },
        {
          question: "Кто будет в группе?",
          answer: "<p>Обычно пары, друзья и те, кто едет один.</p>",
        },
      ],
    }),
    place(otherTours, 1, {
      heading: { title: "Куда ещё поехать", subtitle: "" },
      source: "similar",
      limit: 3,
      button_text: "Подробнее",
    }),
  ],
};
