import { shown, toAnchor, toBooking } from "../demo-organizer.ts";
import type { DemoOrganizer } from "../demo-organizer.ts";
import {
  kamchatkaSections,
  kamchatkaTourEnd,
  kamchatkaTourSections,
} from "./kamchatka.sections.ts";

export const layOutKamchatka: DemoOrganizer["layOut"] = (picture) => ({
  main: [
    {
      type: 1,
      variant: 1,
      content: {
        links: [
          toAnchor("tours", "Экспедиции"),
          toAnchor("about", "Команда"),
          toAnchor("weather", "Погода и мы"),
          toAnchor("footer", "Контакты"),
        ],
        button: toBooking("Забронировать"),
      },
    },
    {
      type: 3,
      variant: 3,
      content: {
        title: "Здесь земля ещё не остыла",
        subtitle:
          "Тридцать действующих вулканов, чёрные пляжи и медведи, которым до вас нет дела. Экспедиции на Камчатку круглый год.",
        media: shown(picture("kamchatka-volcano-night")),
        primary_link: toAnchor("tours", "Выбрать экспедицию"),
        secondary_link: toAnchor("weather", "А если непогода?"),
        badges: ["Запасные дни в программе", "Гид на пять человек", "Свои вахтовки 6×6"],
      },
    },
    {
      type: 5,
      variant: 2,
      content: {
        heading: {
          title: "Мы не покоряем вулканы. Мы к ним ходим в гости",
          subtitle: "С 2014 года, четыреста с лишним восхождений, ни одного ради галочки.",
        },
        text: "<p>Камчатка не подчиняется расписанию. Циклон приходит с океана за три часа, перевал закрывает снегом в июле, вертолёт ждёт видимости. Поэтому каждую программу мы строим вокруг окна погоды, а не вокруг красивой таблицы.</p><p>У нас свой полевой лагерь под Горелым, три вахтовки и повар, который печёт торты на газовой горелке. В горах — гид на каждые пять человек, спутниковая связь и право гида развернуть группу без голосования.</p>",
        media: [shown(picture("kamchatka-volcano-autumn")), shown(picture("kamchatka-camp-dusk"))],
        facts: [
          { value: "412", label: "восхождений с гостями" },
          { value: "13 лет", label: "на полуострове" },
          { value: "1 : 5", label: "гид и гости на вулкане" },
          { value: "96 %", label: "групп дошли до всех вершин" },
        ],
        link: null,
      },
    },
    {
      type: 4,
      variant: 2,
      content: {
        heading: {
          title: "Пять способов увидеть Камчатку",
          subtitle: "Пешком, с вертолёта, под парусом, на снегоходе и на лыжах.",
        },
      },
    },
    {
      type: 5,
      variant: 1,
      anchor: "weather",
      content: {
        heading: { title: "Что будет, если погода против", subtitle: "" },
        text: "<p>Будет запасной день. Он есть в каждой программе и уже оплачен.</p><p>Вертолёт не вылетел ни в основной день, ни в запасной — вернём стоимость полёта целиком. Море закрыто — переставим выход или предложим сушу и вернём разницу. Вулкан в облаках — пойдём к источникам, а на вулкан завтра.</p><p>Эти правила стоят в договоре, не мелким шрифтом.</p>",
        media: [shown(picture("kamchatka-helicopter"))],
        facts: [],
        link: toAnchor("tours", "К экспедициям"),
      },
    },
    ...kamchatkaSections(picture),
    {
      type: 2,
      variant: 5,
      content: {
        heading: {
          title: "Первый луч России приходит сюда",
          subtitle: "Приходите и вы: подскажем месяц, вулкан и ботинки.",
        },
        button: toBooking("Выбрать даты"),
        link_groups: [
          {
            title: "Экспедиции",
            links: [toAnchor("tours", "Все программы"), toAnchor("weather", "Погода и возвраты")],
          },
          { title: "Мы", links: [toAnchor("about", "Команда")] },
        ],
        socials: [{ kind: "youtube", url: "https://youtube.com/@pervy_luch_demo" }],
        payments: ["mir", "sbp", "unionpay"],
      },
    },
  ],
  tour: [
    { type: 12, variant: 2, content: {} },
    ...kamchatkaTourSections(),
    {
      type: 20,
      variant: 3,
      content: {
        heading: {
          title: "Ближайшие выезды",
          subtitle: "Прилетайте накануне: девять часов разницы с Москвой чувствуются.",
        },
      },
    },
    ...kamchatkaTourEnd(),
  ],
});
