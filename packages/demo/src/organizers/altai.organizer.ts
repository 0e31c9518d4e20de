import type { DemoOrganizer } from "../demo-organizer.ts";
import { altaiLogo } from "./altai.logo.ts";
import { altaiMainWords } from "./altai.main-page.ts";
import { altaiTourWords } from "./altai.tour-page.ts";

export const altai: DemoOrganizer = {
  host: "altai",
  presetType: "taiga",
  profile: {
    name: "Кедровая тропа",
    kind: "organization",
    about:
      "Проводники из Горно-Алтайска. С 2011 года водим по Алтаю небольшие группы: пешком, верхом и на машинах, в сезон и тогда, когда здесь никого нет.",
    phones: ["+79000000141", "+79000000142"],
    email: "hello@kedrovaya-tropa.example",
    address: "Горно-Алтайск, улица Чорос-Гуркина, 38, второй этаж",
    messengers: [
      { kind: "telegram", url: "https://t.me/kedrovaya_tropa_demo" },
      { kind: "whatsapp", url: "https://wa.me/79000000141" },
      { kind: "vk", url: "https://vk.com/kedrovaya_tropa_demo" },
    ],
    legal: {
      form: "company",
      name: "ООО «Кедровая тропа»",
      inn: "0400000140",
      ogrn: "1110400000149",
      registry_number: "РТО 099041",
    },
    since: 2011,
  },
  owner: { name: "Светлана Ащеулова", email: "organizer@demo.tour" },
  settings: {
    title: "Туры по Алтаю с теми, кто здесь вырос",
    description:
      "Чуйский тракт, Белуха, Телецкое озеро, Уймонская долина: группы до двенадцати человек, местные проводники, честные правила отмены.",
  },
  logo: altaiLogo,
  guides: {
    erkemen: {
      name: "Эркемен Тадыров",
      role: "Проводник, Онгудай и Кош-Агач",
      phone: "+79000000151",
      photo: "guide-ruslan",
      quote: "Сначала поздороваться с перевалом, потом фотографировать.",
      text: "Вырос в долине Каракола, историк по образованию. Знает, кто нарисовал этого оленя и почему у него восемь ног.",
      languages: ["ru", "en"],
    },
    svetlana: {
      name: "Светлана Ащеулова",
      role: "Основательница, ботаник, фотограф",
      phone: "+79000000152",
      photo: "guide-masha",
      quote: "Если встать в пять, весь день потом кажется подарком.",
      text: "Придумала «Кедровую тропу» и до сих пор сама ведёт зимние и весенние группы. Помнит, в какой заводи во сколько появляется солнце.",
      languages: ["ru", "en", "de"],
    },
    timofey: {
      name: "Тимофей Кречетов",
      role: "Горный гид, Белуха и Катунский хребет",
      phone: "+79000000153",
      photo: "guide-sergey",
      quote: "Темп выбирает самый медленный. Обычно это я.",
      text: "Двадцать два сезона под Белухой, спасатель первого класса. Варит уху без моркови и принципиально не носит часов.",
      languages: ["ru"],
    },
    fyodor: {
      name: "Фёдор Чернов",
      role: "Коневод, Замульта",
      phone: "+79000000154",
      photo: null,
      quote: "Лошадь всё про вас поймёт раньше, чем вы сядете.",
      text: "Держит двадцать шесть лошадей, знает каждую с рождения. Фотографироваться не любит, поэтому портрета не будет.",
      languages: ["ru"],
    },
  },
  alts: {
    "baikal-ice": "Двое на бирюзовом льду с белыми трещинами, вдали снежный берег",
    "baikal-ice-shaman-rock": "Скала над льдом на закате, у её подножия двое",
    "dombay-camp-morning": "Палатка на лугу под скальными вершинами, утро",
  },
  pages: {
    main: {
      starter: "trail",
      words: altaiMainWords,
      seasons: { "booking-steps": { when: "seats" } },
    },
    tour: { starter: "journal", words: altaiTourWords },
  },
};
