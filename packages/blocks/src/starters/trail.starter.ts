import { aboutInfo } from "../about-info/about-info.block.ts";
import { advantages } from "../advantages/advantages.block.ts";
import { appFooter } from "../app-footer/app-footer.block.ts";
import { appHeader } from "../app-header/app-header.block.ts";
import { bookingSteps } from "../booking-steps/booking-steps.block.ts";
import { contacts } from "../contacts/contacts.block.ts";
import { faq } from "../faq/faq.block.ts";
import { mainIntro } from "../main-intro/main-intro.block.ts";
import { reviews } from "../reviews/reviews.block.ts";
import { samplePictures as pictures } from "../sample/pictures.ts";
import { schedule } from "../schedule/schedule.block.ts";
import { text } from "../text/text.block.ts";
import { tours } from "../tours/tours.block.ts";
import { place, show, toAnchor, toBooking } from "./define-starter.ts";
import type { PageStarter } from "./define-starter.ts";

/** A guide's own site: a vast picture, told in the first person, everything about the way. */
export const trailStarter: PageStarter = {
  name: "trail",
  page: "main",
  title: "Тропа",
  description: "Авторские походы малой группой: большое фото, рассказ от первого лица, расписание",
  presetType: "taiga",
  blocks: [
    place(appHeader, 3, {
      links: [
        toAnchor("tours", "Маршруты"),
        toAnchor("about", "О нас"),
        toAnchor("schedule", "Расписание"),
        toAnchor("contacts", "Контакты"),
      ],
      button: toBooking("Выбрать даты"),
    }),
    place(mainIntro, 1, {
      title: "Идём туда, где слышно реку",
      subtitle:
        "Небольшие группы, тропы без толпы и вечера у огня. Темп выбирает самый медленный, и обычно это проводник.",
      media: show(pictures.ridge),
      primary_link: toAnchor("tours", "Выбрать маршрут"),
      secondary_link: toAnchor("about", "Кто поведёт"),
      badges: ["Маленькие группы", "Свои проводники", "Запасной план на каждый день"],
    }),
    place(tours, 1, {
      heading: {
        title: "Куда пойдём",
        subtitle: "Маршруты, которые мы сами прошли не один раз. Даты и места всегда сегодняшние.",
      },
      button_text: "О маршруте",
    }),
    place(aboutInfo, 3, {
      heading: {
        title: "Водим так, как ходим сами",
        subtitle: "Без спешки, с горячим обедом и правом повернуть.",
      },
      text: "<p>Всё началось с друзей, которых мы брали с собой на выходные. Друзья привели друзей, те — коллег, и однажды на поляне стояло больше палаток, чем помещается вокруг одного костра.</p><p>С тех пор правило одно: <strong>все сидят у общего огня</strong>. Поэтому группы маленькие, а проводник к вечеру первого дня знает, кто как пьёт чай.</p>",
      media: [show(pictures.riders), show(pictures.guide), show(pictures.campfire)],
      facts: [
        { value: "8", label: "человек у костра, не больше" },
        { value: "1 : 4", label: "проводник и гости" },
        { value: "3 раза", label: "в день горячая еда" },
        { value: "2", label: "запасных плана на каждый день" },
      ],
      link: toAnchor("tours", "Выбрать маршрут"),
    }),
    place(schedule, 1, {
      heading: {
        title: "Когда выходим",
        subtitle: "Выберите месяц или маршрут: свободные места обновляются сами.",
      },
      months_ahead: 4,
      button_text: "О маршруте",
      show_full: true,
      has_filters: true,
      has_calendar_file: true,
      empty_text: "Новые выезды ещё не объявлены. Напишите нам, и мы сообщим первыми.",
    }),
    place(
      text,
      3,
      {
        heading: {
          title: "Межсезонье для своих",
          subtitle: "Когда вода чистая, тропы пустые, а печка нужнее всего.",
        },
        text: "<p>Летом сюда едут все. Мы больше любим октябрь, когда лес становится прозрачным, и февраль, когда снег скрипит так, что слышно из дома.</p><p>Зимой идём налегке и недалеко: живём в тёплой избе, утром на лыжах к озеру, вечером баня и чай с чабрецом. Приезжать можно и тем, кто никогда не ходил в походы.</p>",
        media: show(pictures.winter),
      },
      "season",
    ),
    place(reviews, 3, {
      heading: {
        title: "Что говорят вернувшиеся",
        subtitle: "О дороге, погоде и людях рядом.",
      },
      source: "organizer",
      limit: 10,
    }),
    place(advantages, 2, {
      heading: {
        title: "Из чего складывается покой",
        subtitle: "Мелочи, о которых не надо думать вам: о них уже подумали.",
      },
      items: [
        {
          icon: "people",
          title: "Группа, а не толпа",
          text: "На тропе слышно реку, а не соседей. К вечеру все знают друг друга по именам.",
          image: pictures.taiga,
        },
        {
          icon: "shield",
          title: "Право повернуть",
          text: "Если гора говорит «нет», у каждого дня есть запасной маршрут.",
          image: pictures.tall,
        },
        {
          icon: "backpack",
          title: "Лёгкие рюкзаки",
          text: "Общее снаряжение едет отдельно. За спиной вода, дождевик и фотоаппарат.",
          image: null,
        },
        {
          icon: "food",
          title: "Еда из деревни",
          text: "Сыр, мёд и хлеб покупаем у тех, мимо чьих домов идём.",
          image: pictures.kettle,
        },
      ],
    }),
    place(bookingSteps, 1, {
      heading: {
        title: "Как попасть в группу",
        subtitle: "Пять минут на заявку, остальное на нас.",
      },
      items: [
        {
          title: "Выберите даты",
          text: "Свободные места видно сразу. Оставьте имя, телефон и почту: места подержим за вами.",
        },
        {
          title: "Поговорите с проводником",
          text: "Он расскажет о дороге и честно скажет, если маршрут не для вас.",
        },
        {
          title: "Внесите предоплату",
          text: "Сумму и срок видно до отправки заявки, потом они на её странице.",
        },
        {
          title: "Соберите рюкзак",
          text: "Список вещей есть на странице тура и на странице встречи.",
        },
      ],
    }),
    place(faq, 2, {
      heading: { title: "Спрашивают чаще всего", subtitle: "" },
      items: [
        {
          question: "Хватит ли мне сил?",
          answer:
            "<p>У каждого маршрута указана сложность. На лёгких идём по два-три часа в день, на сложных нужен опыт походов с рюкзаком.</p>",
        },
        {
          question: "Можно ли приехать одному?",
          answer:
            "<p>Да, так приезжает каждый третий. Поселим с кем-то из группы или отдельно.</p>",
        },
        {
          question: "А если погода испортится?",
          answer:
            "<p>Проводник меняет маршрут, а не отменяет его: запасной план есть на каждый день.</p>",
        },
        {
          question: "Что со связью?",
          answer:
            "<p>В долинах она пропадает на день-два. Передать весточку близким помогаем: скажите, кому и когда.</p>",
        },
      ],
    }),
    place(contacts, 4, {
      heading: {
        title: "Заходите на чай",
        subtitle: "О маршруте проще рассказать над картой.",
      },
      image: pictures.hut,
    }),
    place(appFooter, 1, {
      heading: {
        title: "Не знаете, с чего начать?",
        subtitle: "Напишите нам: спросим о ваших силах, датах и мечтах и подберём маршрут.",
      },
      button: toBooking("Выбрать маршрут"),
      link_groups: [
        {
          title: "Путешествия",
          links: [toAnchor("tours", "Все маршруты"), toAnchor("season", "Осень и зима")],
        },
        {
          title: "О нас",
          links: [toAnchor("about", "Кто поведёт"), toAnchor("reviews", "Отзывы")],
        },
      ],
    }),
  ],
};
