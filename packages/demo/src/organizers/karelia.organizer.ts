import type { DemoOrganizer } from "../demo-organizer.ts";
import { kareliaMainWords } from "./karelia.main-page.ts";
import { kareliaTourWords } from "./karelia.tour-page.ts";

export const karelia: DemoOrganizer = {
  host: "karelia",
  presetType: "north",
  profile: {
    name: "Северный причал",
    kind: "author",
    about:
      "Авторские путешествия Анны Тикканен и её друзей по Карелии, Белому морю и Кольскому полуострову: каяки, Соловки, Кижи на рассвете, собаки и северное сияние.",
    phones: ["+79000000814"],
    email: "anna@severny-prichal.example",
    address: "Петрозаводск, Онежская набережная, 1",
    messengers: [
      { kind: "telegram", url: "https://t.me/severny_prichal_demo" },
      { kind: "vk", url: "https://vk.com/severny_prichal_demo" },
    ],
    legal: {
      form: "entrepreneur",
      name: "ИП Тикканен Анна Олеговна",
      inn: "100000081404",
      ogrn: "317100000008145",
      registry_number: "РТО 099814",
    },
    since: 2017,
  },
  owner: { name: "Анна Тикканен", email: "karelia@demo.tour" },
  settings: {
    title: "Карелия, Белое море и северное сияние",
    description:
      "Авторские туры небольшой компанией: Рускеала, каяки на Ладоге, Кижи, Соловки, хаски и Териберка. Удобно из Петербурга и Москвы.",
  },
  guides: {
    anna: {
      name: "Анна Тикканен",
      role: "Автор маршрутов, искусствовед",
      phone: "+79000000159",
      photo: "guide-anna",
      quote: "Красивое место лучше видно в шесть утра.",
      text: "Десять лет водила экскурсии на Кижах, потом устала от толпы и придумала, как её обойти.",
      languages: ["ru", "fi", "en"],
    },
    urho: {
      name: "Урхо Лайтинен",
      role: "Инструктор по каякам, краевед",
      phone: "+79000000160",
      photo: "guide-nikolay",
      quote: "Ладога не прощает спешки, зато щедра к терпеливым.",
      text: "Прошёл на вёслах всё северное побережье Ладоги. О Сортавале рассказывает так, будто сам её строил.",
      languages: ["ru", "fi"],
    },
    lempi: {
      name: "Лемпи Куусела",
      role: "Каюр, хозяйка лесного дома",
      phone: "+79000000161",
      photo: "guide-vera",
      quote: "Сначала гладим собак, потом всё остальное.",
      text: "Держит тридцать восемь ездовых собак и вяжет носки быстрее, чем вы допьёте чай. Будит на сияние без извинений.",
      languages: ["ru", "fi", "en"],
    },
  },
  alts: {
    "baikal-ice": "Двое на прозрачном льду с белыми трещинами, вдали снежный берег",
    "yamal-aurora-chums": "Два чума светятся в снегу под зелёным сиянием",
  },
  pages: {
    main: { starter: "weekend", words: kareliaMainWords },
    tour: { starter: "postcard", words: kareliaTourWords },
  },
};
