import { show, toAnchor, toBooking } from "@tour/blocks/starters";
import type { DemoPage } from "../demo-organizer.ts";

export const kamchatkaMainWords: DemoPage["words"] = (picture) => ({
  "app-header": {
    links: [
      toAnchor("tours", "Экспедиции"),
      toAnchor("about", "Команда"),
      toAnchor("weather", "Погода и мы"),
      toAnchor("contacts", "Контакты"),
    ],
  },
  "main-intro": {
    title: "Здесь земля ещё не остыла",
    subtitle:
      "Тридцать действующих вулканов, чёрные пляжи и медведи, которым до вас нет дела. Экспедиции на Камчатку круглый год.",
    media: show(picture("kamchatka-volcano-night")),
    primary_link: toAnchor("tours", "Выбрать экспедицию"),
    secondary_link: toAnchor("weather", "А если непогода?"),
    badges: ["Запасные дни в программе", "Гид на пять человек", "Свои вахтовки 6×6"],
  },
  "about-info": {
    heading: {
      title: "Мы не покоряем вулканы. Мы к ним ходим в гости",
      subtitle: "С 2014 года, четыреста с лишним восхождений, ни одного ради галочки.",
    },
    text: "<p>Камчатка не подчиняется расписанию. Циклон приходит с океана за три часа, перевал закрывает снегом в июле, вертолёт ждёт видимости. Поэтому каждую программу мы строим вокруг окна погоды, а не вокруг красивой таблицы.</p><p>У нас свой полевой лагерь под Горелым, три вахтовки и повар, который печёт торты на газовой горелке. В горах — гид на каждые пять человек, спутниковая связь и право гида развернуть группу без голосования.</p>",
    media: [show(picture("kamchatka-volcano-autumn")), show(picture("kamchatka-camp-dusk"))],
    facts: [
      { value: "412", label: "восхождений с гостями" },
      { value: "13 лет", label: "на полуострове" },
      { value: "1 : 5", label: "гид и гости на вулкане" },
      { value: "96 %", label: "групп дошли до всех вершин" },
    ],
  },
  tours: {
    heading: {
      title: "Пять способов увидеть Камчатку",
      subtitle: "Пешком, с вертолёта, под парусом, на снегоходе и на лыжах.",
    },
    button_text: "Подробнее",
  },
  stats: {
    heading: {
      title: "Сезоны в цифрах",
      subtitle: "Считаем с первой вахтовки, купленной вскладчину.",
    },
    items: [
      { value: "412", unit: "", label: "восхождений с гостями" },
      { value: "3", unit: "", label: "свои вахтовки 6×6" },
      { value: "96", unit: "%", label: "групп дошли до всех вершин" },
    ],
    image: picture("kamchatka-volcano-dawn"),
  },
  gallery: {
    heading: {
      title: "Ради чего летят так далеко",
      subtitle: "Вулканы, медведи, океан: по кадру на каждый маршрут.",
    },
    items: [
      "kamchatka-volcano-dawn",
      "kamchatka-bear-lake",
      "kamchatka-whale",
      "kamchatka-three-brothers",
      "kamchatka-geysers",
      "kamchatka-camp-dusk",
    ].map((name) => show(picture(name))),
  },
  weather: {
    heading: { title: "Что будет, если погода против", subtitle: "" },
    text: "<p>Будет запасной день. Он есть в каждой программе и входит в цену.</p><p>Вертолёт не вылетел ни в основной день, ни в запасной — вместо полёта будет море или термы. Море закрыто — переставим выход или предложим сушу. Доплаты за замену нет. Вулкан в облаках — пойдём к источникам, а на вулкан завтра.</p><p>А сколько вернём, если передумаете вы, написано у каждого тура, не мелким шрифтом.</p>",
  },
  press: {
    heading: { title: "О нас пишут", subtitle: "Журналисты едут с нами теми же вахтовками." },
    articles: [
      {
        url: "https://example.com/kamchatka-weather",
        source: "Дальний меридиан",
        logo: null,
        title: "Экспедиция, в которой непогода стоит в программе",
        quote: "Гид развернул нас в двухстах метрах от кратера. Вечером мы поняли, почему.",
        image: picture("kamchatka-volcano-autumn"),
        date: "2026-08-19",
      },
      {
        url: "https://example.com/kamchatka-orcas",
        source: "Океанский вестник",
        logo: null,
        title: "Сто девяносто два плавника: каталог косаток капитана Киры",
        quote: "",
        image: picture("kamchatka-whale"),
        date: "2026-06-03",
      },
    ],
  },
  contacts: {
    heading: {
      title: "Звоните в наше утро",
      subtitle: "Когда в Москве полночь, мы уже варим кофе.",
    },
    coordinates: "53.0195, 158.6469",
    hours: [{ days: "Ежедневно", time: "9:00–20:00 по Камчатке" }],
  },
  "app-footer": {
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
      { title: "Мы", links: [toAnchor("about", "Команда"), toAnchor("press", "Пресса")] },
    ],
    socials: [{ kind: "youtube", url: "https://youtube.com/@pervy_luch_demo" }],
    payments: ["mir", "sbp", "unionpay"],
  },
});
