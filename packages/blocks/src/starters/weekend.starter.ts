import { aboutInfo } from "../about-info/about-info.block.ts";
import { advantages } from "../advantages/advantages.block.ts";
import { appFooter } from "../app-footer/app-footer.block.ts";
import { appHeader } from "../app-header/app-header.block.ts";
import { bookingSteps } from "../booking-steps/booking-steps.block.ts";
import { contacts } from "../contacts/contacts.block.ts";
import { faq } from "../faq/faq.block.ts";
import { gallery } from "../gallery/gallery.block.ts";
import { mainIntro } from "../main-intro/main-intro.block.ts";
import { reviews } from "../reviews/reviews.block.ts";
import { samplePictures as pictures } from "../sample/pictures.ts";
import { text } from "../text/text.block.ts";
import { tours } from "../tours/tours.block.ts";
import { place, show, toAnchor, toBooking } from "./define-starter.ts";
import type { PageStarter } from "./define-starter.ts";

/** Short trips for families: warm, plain, with a form to ask at the end. */
export const weekendStarter: PageStarter = {
  name: "weekend",
  page: "main",
  title: "Выходные",
  description: "Короткие поездки всей семьёй: тёплый дом, понятный порядок и форма вопроса",
  presetType: "caravan",
  blocks: [
    place(appHeader, 2, {
      links: [
        toAnchor("tours", "Поездки"),
        toAnchor("about", "Кто мы"),
        toAnchor("faq", "Вопросы"),
        toAnchor("contacts", "Написать"),
      ],
      button: toBooking("Выбрать выходные"),
    }),
    place(mainIntro, 2, {
      title: "Выходные, о которых дети расскажут в понедельник",
      subtitle:
        "Дом у озера, лодка, костёр и никакого расписания по минутам. Взрослые тоже отдыхают: обед сварим мы.",
      media: show(pictures.hut),
      primary_link: toAnchor("tours", "Выбрать поездку"),
      secondary_link: toAnchor("contacts", "Задать вопрос"),
      badges: ["Дети от четырёх лет", "Тёплый дом", "Еда и баня"],
    }),
    place(advantages, 1, {
      heading: {
        title: "Собрались за вечер и поехали",
        subtitle: "С вас тёплые носки и любимая игрушка.",
      },
      items: [
        {
          icon: "child",
          title: "Детям не скучно",
          text: "Сапоги по размеру, удочки и следы, по которым можно куда-нибудь прийти.",
          image: pictures.boots,
        },
        {
          icon: "bed",
          title: "Спим в тепле",
          text: "Кровати, печка и горячий душ. Мокрое сохнет за ночь.",
          image: pictures.winter,
        },
        {
          icon: "food",
          title: "Кормим вкусно",
          text: "Каша, уха и блины. Скажите, кто чего не ест, и мы учтём.",
          image: pictures.kettle,
        },
        {
          icon: "heart",
          title: "Взрослым тихо",
          text: "Пока дети с вожатым у воды, у вас есть час, книга и чай.",
        },
      ],
    }),
    place(tours, 3, {
      heading: {
        title: "Ближайшие поездки",
        subtitle: "Начните с даты: свободных выходных в году не так много.",
      },
      button_text: "Подробнее",
    }),
    place(aboutInfo, 1, {
      heading: {
        title: "Мы тоже родители",
        subtitle: "Поэтому в программе есть тихий час, а в рюкзаке — запасные варежки.",
      },
      text: "<p>Мы придумали эти поездки для себя: хотелось за город, но без ночёвки в сугробе и споров о том, кто готовит. Нашли дом с печкой, позвали соседей, потом соседей соседей.</p><p>Теперь у нас свои места, свои лодки и свои истории про щуку. <strong>Дети дружат в дороге, взрослые — за ужином.</strong></p>",
      media: [show(pictures.lake), show(pictures.river)],
      facts: [
        { value: "2 ночи", label: "и ни одного будильника" },
        { value: "5–6", label: "семей в одной поездке" },
        { value: "0", label: "тарелок надо мыть вам" },
        { value: "1 час", label: "тишины для взрослых каждый день" },
      ],
    }),
    place(
      gallery,
      2,
      {
        heading: {
          title: "Здесь хорошо в любой сезон",
          subtitle: "Летом вода и маяк, осенью грибы, зимой снежная крепость.",
        },
        items: [
          show(pictures.sail),
          show(pictures.winter),
          show(pictures.taiga),
          show(pictures.sea),
        ],
      },
      "seasons",
    ),
    place(bookingSteps, 2, {
      heading: {
        title: "Как всё пройдёт",
        subtitle: "От письма до первой кружки чая у печки.",
      },
      items: [
        {
          title: "Вы пишете",
          text: "Сколько вас, какого возраста дети и какие выходные свободны.",
        },
        { title: "Мы предлагаем", text: "Одну-две поездки, которые подойдут именно вам." },
        { title: "Бронируем", text: "Вносите предоплату, и мы готовим комнаты и лодки." },
        { title: "Встречаемся", text: "На месте всех ждёт обед, а детей — карта сокровищ." },
      ],
    }),
    place(reviews, 1, {
      heading: {
        title: "Письма после выходных",
        subtitle: "Что запомнили дети и чему удивились взрослые.",
      },
      source: "organizer",
      limit: 9,
    }),
    place(text, 4, {
      heading: { title: "", subtitle: "Правило дома" },
      text: "<p>Костёр разводит тот, кто ещё никогда не разводил.</p><p>Остальные сидят рядом и не подсказывают. Даже папы.</p>",
      media: show(pictures.campfire),
    }),
    place(faq, 1, {
      heading: { title: "О чём спрашивают родители", subtitle: "" },
      items: [
        {
          question: "С какого возраста можно?",
          answer:
            "<p>Возраст указан у каждой поездки. Для самых маленьких есть кроватки, стульчики и каша без комочков.</p>",
        },
        {
          question: "Что, если ребёнок заболел накануне?",
          answer:
            "<p>Позвоните нам: перенесём бронь на другие выходные или вернём деньги по правилам отмены.</p>",
        },
        {
          question: "Нужно ли везти еду и постель?",
          answer:
            "<p>Нет. Бельё, полотенца и вся еда с ужина пятницы до обеда воскресенья наши.</p>",
        },
        {
          question: "Можно ли с собакой?",
          answer:
            "<p>Часто можно. Напишите, какая она, и мы скажем, в каком доме ей будет удобно.</p>",
        },
      ],
    }),
    place(contacts, 2, {
      heading: {
        title: "Спросите о чём угодно",
        subtitle:
          "Напишите, сколько вас и когда хочется поехать. Отвечаем сами, обычно вечером, когда дети уснули.",
      },
      has_form: true,
    }),
    place(appFooter, 2, {
      heading: {
        title: "Какие выходные у вас свободны?",
        subtitle: "Места заканчиваются раньше, чем лето.",
      },
      button: toBooking("Выбрать поездку"),
      link_groups: [
        {
          title: "Поездки",
          links: [toAnchor("tours", "Все поездки"), toAnchor("seasons", "Сезоны")],
        },
      ],
    }),
  ],
};
