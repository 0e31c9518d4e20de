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
      title: "Утро начинается на гребне",
      subtitle:
        "Вожу по горам группы, которые помещаются вокруг одного костра. Темп задаёт последний, и чаще всего это я.",
      media: show(pictures.ridge),
      primary_link: toAnchor("tours", "Выбрать маршрут"),
      secondary_link: toAnchor("about", "Кто поведёт"),
      badges: ["До восьми человек", "Горячее три раза в день", "Палатки и котлы мои"],
    }),
    place(tours, 1, {
      heading: {
        title: "Куда пойдём",
        subtitle: "Сначала посмотрите на дни и числа, потом на фотографии.",
      },
      button_text: "О маршруте",
    }),
    place(aboutInfo, 3, {
      heading: {
        title: "Вожу так, как хожу",
        subtitle: "Без спешки, с горячим обедом и правом повернуть назад.",
      },
      text: "<p>Сначала это были друзья на выходные. Друзья привели друзей, те — коллег, и однажды на поляне стояло больше палаток, чем помещается вокруг одного костра.</p><p>С тех пор правило одно: <strong>все сидят у общего огня</strong>. Поэтому группа маленькая, и к вечеру первого дня я знаю, кто как пьёт чай.</p>",
      media: [show(pictures.tall), show(pictures.guide), show(pictures.campfire)],
      facts: [
        { value: "8", label: "человек у костра, не больше" },
        { value: "2", label: "проводника: первый и замыкающий" },
        { value: "6:00", label: "подъём в день перевала" },
        { value: "12 км", label: "обычный день, с двумя привалами" },
      ],
      link: toAnchor("tours", "Выбрать маршрут"),
    }),
    place(schedule, 1, {
      heading: {
        title: "Когда выходим",
        subtitle: "По месяцам и по маршрутам, места на сегодня.",
      },
      months_ahead: 4,
      button_text: "О маршруте",
      show_full: true,
      has_filters: true,
      has_calendar_file: true,
      empty_text: "Следующие выходы ещё не назначены. Напишите, какие недели вам подходят.",
    }),
    place(
      text,
      3,
      {
        heading: {
          title: "Октябрь и февраль",
          subtitle: "Тропы пустые, вода чистая, печка нужнее всего.",
        },
        text: "<p>Летом сюда едут все. Я больше люблю октябрь, когда лес становится прозрачным, и февраль, когда снег скрипит так, что слышно из дома.</p><p>Зимой идём налегке и недалеко: живём в тёплой избе, утром на лыжах к озеру, вечером баня и чай с чабрецом. Для первого похода зима подходит лучше, чем кажется.</p>",
        media: show(pictures.winter),
      },
      "season",
    ),
    place(reviews, 3, {
      heading: {
        title: "Кто уже сходил",
        subtitle: "О подъёмах, погоде и соседях по костру.",
      },
      source: "organizer",
      limit: 10,
    }),
    place(advantages, 2, {
      heading: {
        title: "Что я беру на себя",
        subtitle: "На вас вода, дождевик и обувь, в которой вы уже ходили.",
      },
      items: [
        {
          icon: "people",
          title: "Группа, а не толпа",
          text: "На тропе слышно реку, а не разговоры. К вечеру все знают друг друга по именам.",
          image: pictures.taiga,
        },
        {
          icon: "shield",
          title: "Право повернуть",
          text: "Если гора говорит «нет», идём другой дорогой. Она продумана заранее.",
          image: pictures.peg,
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
          text: "Сыр, мёд и хлеб покупаю у тех, мимо чьих домов идём.",
          image: pictures.kettle,
        },
      ],
    }),
    place(bookingSteps, 1, {
      heading: {
        title: "Как попасть в группу",
        subtitle: "Заявка занимает пять минут, потом поговорим.",
      },
      items: [
        {
          title: "Выберите даты",
          text: "Свободные места видно сразу. Оставьте имя, телефон и почту: места подержим за вами.",
        },
        {
          title: "Поговорим",
          text: "Расскажу о дороге и честно скажу, если маршрут не для вас.",
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
            "<p>Да. Палатку можно делить с кем-то из группы или взять отдельную, спрошу об этом до выхода.</p>",
        },
        {
          question: "А если погода испортится?",
          answer:
            "<p>Меняю маршрут или день перевала. Дождь пережидаем под тентом, там же и обедаем.</p>",
        },
        {
          question: "Что со связью?",
          answer:
            "<p>В долинах она пропадает на день-два. Предупредите близких до выхода, чтобы тишина их не напугала.</p>",
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
        title: "Не знаете, какой маршрут ваш?",
        subtitle: "Напишите, где уже ходили и сколько у вас дней. Предложу два варианта.",
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
