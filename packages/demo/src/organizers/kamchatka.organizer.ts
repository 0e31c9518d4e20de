import type { DemoOrganizer } from "../demo-organizer.ts";
import { kamchatkaMainWords } from "./kamchatka.main-page.ts";
import { kamchatkaTourWords } from "./kamchatka.tour-page.ts";

export const kamchatka: DemoOrganizer = {
  host: "kamchatka",
  presetType: "volcano",
  profile: {
    name: "Первый луч",
    kind: "organization",
    about:
      "Экспедиции по Камчатке круглый год: восхождения на вулканы, медведи Курильского озера, яхта, снегоходы и скитур. Свои вахтовки, свой лагерь, запасные дни в каждой программе.",
    phones: ["+79000000415"],
    email: "team@pervy-luch.example",
    address: "Петропавловск-Камчатский, улица Ленинская, 26",
    messengers: [
      { kind: "telegram", url: "https://t.me/pervy_luch_demo" },
      { kind: "whatsapp", url: "https://wa.me/79000000415" },
    ],
    legal: {
      form: "company",
      name: "ООО «Первый луч»",
      inn: "4100000410",
      ogrn: "1144100000417",
      registry_number: "РТО 099415",
    },
    since: 2014,
  },
  owner: { name: "Антон Лисицын", email: "kamchatka@demo.tour" },
  settings: {
    title: "Камчатка: вулканы, океан и запас на непогоду",
    description:
      "Восхождения, вертолёты, косатки, снегоходы и скитур на Камчатке. Гид на каждые пять человек и запасные дни в программе.",
  },
  guides: {
    anton: {
      name: "Антон Лисицын",
      role: "Горный гид, основатель",
      phone: "+79000000155",
      photo: "guide-timur",
      quote: "Вулкан никуда не денется. Денется хорошая погода, её и ловим.",
      text: "Тринадцать сезонов на Авачинском и больше четырёхсот вершин с гостями. Разворачивает группу, когда надо, и не объясняет дважды.",
      languages: ["ru", "en"],
    },
    lilia: {
      name: "Лилия Сон",
      role: "Вулканолог, гид",
      phone: "+79000000156",
      photo: "guide-elena",
      quote: "Пахнет серой — значит, гора дышит. Всё в порядке.",
      text: "Восемь лет работала на сейсмостанции, теперь водит в кратеры. Умеет объяснить фумаролу шестилетнему.",
      languages: ["ru", "en", "ko"],
    },
    maxim: {
      name: "Максим Берестов",
      role: "Гид по зиме и зверям",
      phone: "+79000000157",
      photo: "guide-egor",
      quote: "Медведь вас уже видел. Теперь и вы посмотрите.",
      text: "Инспектор заповедника в прошлом, инструктор по снегоходам в настоящем. Термос на два литра носит всегда.",
      languages: ["ru"],
    },
    "captain-kira": {
      name: "Кира Дальская",
      role: "Капитан яхты «Корюшка»",
      phone: "+79000000158",
      photo: "guide-aylana",
      quote: "Океан терпеливый, если с ним здороваться.",
      text: "Шестнадцать лет ведёт каталог косаток Авачинского залива: сто девяносто два плавника и у каждого имя.",
      languages: ["ru", "en"],
    },
  },
  alts: {
    "khibiny-ski-winter": "Двое лыжников поднимаются к белым вершинам",
    "elbrus-lookout-dusk": "Двое смотрят с камня на две снежные вершины в сумерках",
  },
  pages: {
    main: { starter: "voyage", words: kamchatkaMainWords },
    tour: { starter: "logbook", words: kamchatkaTourWords },
  },
};
