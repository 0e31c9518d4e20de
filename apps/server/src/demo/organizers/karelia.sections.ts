import type { Image } from "@tour/api";
import { section, shown } from "../demo-organizer.ts";
import type { DemoBlock } from "../demo-organizer.ts";

type Picture = (name: string) => Image;

/** The main page between the winter and the footer. */
export const kareliaSections = (picture: Picture): DemoBlock[] => [
  section(24, 4, ["Почему мы встаём в шесть", "Анна Тикканен, автор маршрутов"], {
    text: "<p>На Кижах в шесть утра слышно, как с весла падает капля.</p><p>Через три часа придёт первый теплоход, и остров станет музеем. Мы приезжаем, пока он ещё остров.</p>",
    media: shown(picture("guide-anna")),
  }),
  section(10, 2, ["Дорога на Север", "От письма до причала обычно проходит две недели."], {
    items: [
      { title: "Вы пишете", text: "Когда хочется ехать и что любите: грести, гулять или молчать." },
      { title: "Анна отвечает", text: "Предложит маршрут и честно скажет, если он не для вас." },
      { title: "Бронируем", text: "Вносите предоплату, мы держим место на лодке и в доме." },
      { title: "Встречаемся", text: "На вокзале в Петрозаводске или Сортавале, с термосом." },
    ],
  }),
  section(17, 1, ["Письма после поездки", "Отзыв может оставить только тот, кто с нами ездил."], {
    source: "organizer",
    limit: 9,
  }),
  section(21, 4, ["Найти нас на набережной", "Окна на Онего, вход со двора."], {
    phones: [],
    email: "",
    messengers: [],
    address: "",
    coordinates: "61.7904, 34.3886",
    hours: [{ days: "Вт–Сб", time: "11:00–18:00" }],
    way: "От вокзала двадцать минут пешком вниз по проспекту, до самой воды.",
    image: picture("karelia-hut-dusk"),
  }),
];

/** The tour page below its first screen: most of it is read from each tour. */
export const kareliaTourSections = (picture: Picture): DemoBlock[] => [
  section(13, 2, ["Что запомнится", ""], {
    items: [
      {
        image: picture("karelia-lake-mist"),
        title: "Туман, в котором всё близко",
        text: "Острова появляются по одному, и каждый кажется первым.",
      },
      {
        image: picture("karelia-campfire-night"),
        title: "Вечер у огня",
        text: "Уха, чай с можжевельником и разговоры, которые не ведут в городе.",
      },
    ],
  }),
  section(14, 3, ["Дни путешествия", "Порядок подскажет ветер."]),
  section(16, 3, ["С кем вы едете", ""], { source: "tour", people: [] }),
  section(15, 1, ["Где ночуем", "Каждое место Анна выбирала сама."]),
  section(18, 2, ["Стоимость", "Что включено и сколько внести сразу."]),
];

/** The tour page after its dates. */
export const kareliaTourEnd = (): DemoBlock[] => [
  section(23, 2, ["Вопросы о поездке", ""], { source: "tour", items: [] }),
  section(17, 4, ["Те, кто уже съездил", ""]),
  section(22, 3, ["Ещё на Севере", ""]),
];
