import { bookingSteps } from "../booking-steps/booking-steps.block.ts";
import { dates } from "../dates/dates.block.ts";
import { guides } from "../guides/guides.block.ts";
import { impressions } from "../impressions/impressions.block.ts";
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

/** A light page for short trips: the booking card at hand, days on tabs, months to choose from. */
export const postcardStarter: PageStarter = {
  name: "postcard",
  page: "tour",
  title: "Открытка",
  description: "Короткая поездка: карточка брони рядом с текстом, дни вкладками, месяцы с датами",
  presetType: "north",
  blocks: [
    place(tourIntro, 3, { link: toBooking("Выбрать даты") }),
    place(impressions, 2, {
      heading: { title: "Что запомнится", subtitle: "" },
      items: [
        {
          image: pictures.lake,
          title: "Лодка до завтрака",
          text: "Туман ещё лежит, и другого берега почти не видно.",
        },
        {
          image: pictures.campfire,
          title: "Костёр после ужина",
          text: "Чай с можжевельником, картошка в золе и небо вместо люстры.",
        },
      ],
    }),
    place(program, 3, {
      heading: { title: "Чем займёмся", subtitle: "Если дождь, меняем дни местами." },
    }),
    place(price, 2, {
      heading: { title: "Стоимость", subtitle: "Что включено и сколько внести сразу." },
      link: toBooking("К датам"),
    }),
    place(dates, 2, {
      heading: { title: "Когда едем", subtitle: "На отмеченные даты есть места." },
      show_full: true,
      limit: 8,
      button_text: "Забронировать",
      contact: "form",
      empty_text: "Ближайшие поездки ещё не назначены. Напишите, какие выходные у вас свободны.",
    }),
    place(accommodations, 1, {
      heading: { title: "Где ночуем", subtitle: "Сумку разбираете один раз." },
    }),
    place(guides, 3, {
      heading: { title: "С кем вы едете", subtitle: "" },
      source: "tour",
    }),
    place(reviews, 4, {
      heading: { title: "Те, кто уже съездил", subtitle: "" },
      source: "tour",
    }),
    place(bookingSteps, 1, {
      heading: { title: "Как поехать", subtitle: "Обычно хватает одного вечера." },
      items: [
        {
          title: "Выберите дату",
          text: "Имя, телефон и почта, и место за вами, пока мы отвечаем.",
        },
        { title: "Познакомимся", text: "Ответим на вопросы и расскажем о дороге." },
        { title: "Внесите предоплату", text: "Сумму и срок видно до отправки заявки." },
      ],
    }),
    place(tourFaq, 2, {
      heading: { title: "Вопросы о поездке", subtitle: "" },
      source: "both",
      items: [
        {
          question: "Что взять с собой?",
          answer:
            "<p>Сменную обувь, свитер и книгу, до которой не доходят руки. Остальное есть на месте.</p>",
        },
        {
          question: "А если пойдёт дождь?",
          answer: "<p>Поедем в дождевиках. На случай ливня у каждого дня есть план под крышей.</p>",
        },
      ],
    }),
    place(otherTours, 3, {
      heading: { title: "Куда ещё на выходные", subtitle: "" },
      source: "similar",
      limit: 4,
      button_text: "Подробнее",
    }),
  ],
};
