import type { Image } from "@tour/api";
import { section, shown } from "../demo-organizer.ts";
import type { DemoBlock } from "../demo-organizer.ts";

type Picture = (name: string) => Image;

/** The main page between the rules on weather and the footer. */
export const kamchatkaSections = (picture: Picture): DemoBlock[] => [
  section(8, 3, ["Сезоны в цифрах", "Считаем с первой вахтовки, купленной вскладчину."], {
    items: [
      { value: "412", unit: "", label: "восхождений с гостями" },
      { value: "3", unit: "", label: "свои вахтовки 6×6" },
      { value: "96", unit: "%", label: "групп дошли до всех вершин" },
    ],
    image: picture("kamchatka-volcano-dawn"),
  }),
  section(6, 1, ["Кадры без фильтров", "Снято гидами и гостями между переходами."], {
    items: [
      "kamchatka-volcano-dawn",
      "kamchatka-bear-lake",
      "kamchatka-whale",
      "kamchatka-three-brothers",
      "kamchatka-geysers",
      "kamchatka-camp-dusk",
    ].map((name) => shown(picture(name))),
  }),
  section(11, 4, ["О нас пишут", "Журналисты едут с нами теми же вахтовками."], {
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
  }),
  section(21, 3, ["Звоните в наше утро", "Когда в Москве полночь, мы уже варим кофе."], {
    phones: [],
    email: "",
    messengers: [],
    address: "",
    coordinates: "53.0195, 158.6469",
    hours: [{ days: "Ежедневно", time: "9:00–20:00 по Камчатке" }],
    way: "",
    image: null,
  }),
];

/** The tour page below its first screen: most of it is read from each tour. */
export const kamchatkaTourSections = (): DemoBlock[] => [
  section(14, 2, ["Программа и запасные дни", "Вулкан выбирает день сам, мы готовы к любому."]),
  section(16, 2, ["Ваш гид", "Последнее слово на горе за ним."], { source: "tour", people: [] }),
  section(15, 2, ["Лагеря и базы", "Сухо, тепло, и есть где высушить ботинки."]),
  section(18, 4, ["Из чего складывается цена", "Строка за строкой, без мелкого шрифта."]),
];

/** The tour page after its dates. */
export const kamchatkaTourEnd = (): DemoBlock[] => [
  section(17, 2, ["Вернулись и рассказывают", "Пишут только участники экспедиций."]),
  section(23, 3, ["Вопросы об экспедиции", ""], { source: "tour", items: [] }),
  section(22, 2, ["Другие экспедиции", ""]),
];
