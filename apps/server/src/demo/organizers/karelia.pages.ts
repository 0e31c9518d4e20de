import { shown, toAnchor, toBooking } from "../demo-organizer.ts";
import type { DemoOrganizer } from "../demo-organizer.ts";
import { kareliaSections, kareliaTourEnd, kareliaTourSections } from "./karelia.sections.ts";

export const layOutKarelia: DemoOrganizer["layOut"] = (picture) => ({
  main: [
    {
      type: 1,
      variant: 2,
      content: {
        links: [
          toAnchor("tours", "Путешествия"),
          toAnchor("about", "Анна и команда"),
          toAnchor("winter", "Зима"),
          toAnchor("footer", "Контакты"),
        ],
        button: toBooking("Выбрать даты"),
      },
    },
    {
      type: 3,
      variant: 2,
      content: {
        title: "Север, где тихо",
        subtitle:
          "Острова Ладоги, Кижи до первого теплохода, белухи у Соловков и сияние над Териберкой. Маленькой компанией, с автором маршрута.",
        media: shown(picture("karelia-kayaks-golden")),
        primary_link: toAnchor("tours", "Выбрать путешествие"),
        secondary_link: toAnchor("winter", "Хочу зимой"),
        badges: ["Ночной поезд из Москвы", "«Ласточка» из Петербурга", "4–14 человек"],
      },
    },
    {
      type: 4,
      variant: 3,
      content: {
        heading: {
          title: "Шесть путешествий на год",
          subtitle: "От выходных в Рускеале до пяти дней в море.",
        },
      },
    },
    {
      type: 5,
      variant: 1,
      content: {
        heading: {
          title: "Здравствуйте, я Анна",
          subtitle: "Десять лет я водила экскурсии на Кижах и мечтала, чтобы там никого не было.",
        },
        text: "<p>Оказалось, это просто: надо ночевать на соседнем берегу и вставать в шесть. С этого начался «Северный причал» — поездки, в которых знаменитые места достаются вам почти одним.</p><p>Со мной Урхо, который прошёл на вёслах всю северную Ладогу, и Лемпи с тридцатью восемью собаками. Мы не берём больше четырнадцати человек и не ведём того, чего не прошли сами хотя бы пять раз.</p>",
        media: [shown(picture("guide-anna")), shown(picture("karelia-kizhi-white-night"))],
        facts: [
          { value: "9 лет", label: "на севере с гостями" },
          { value: "6:00", label: "лучший час на Кижах" },
          { value: "38", label: "собак, и все по именам" },
        ],
        link: toAnchor("tours", "Поехали вместе"),
      },
    },
    {
      type: 5,
      variant: 3,
      anchor: "winter",
      content: {
        heading: {
          title: "Зимой здесь не темно",
          subtitle: "Здесь сияет.",
        },
        text: "<p>С ноября по март мы живём между лесным домом под Гирвасом и берегом Баренцева моря. Днём собаки, лёд и снегоходы, вечером — сауна и карта солнечного ветра.</p><p>Три ночи охоты за сиянием в каждой кольской поездке: если не увидим, место в следующем сезоне обойдётся вам на сорок процентов дешевле.</p>",
        media: [
          shown(picture("murmansk-aurora")),
          shown(picture("murmansk-aurora-watchers")),
          shown(picture("karelia-winter-hut")),
        ],
        facts: [],
        link: toAnchor("tours", "Зимние даты"),
      },
    },
    ...kareliaSections(picture),
    {
      type: 2,
      variant: 2,
      content: {
        heading: {
          title: "Причаливайте",
          subtitle: "Ответим сами, без роботов: с девяти утра до девяти вечера по Москве.",
        },
        button: toBooking("Выбрать путешествие"),
        link_groups: [
          {
            title: "Путешествия",
            links: [toAnchor("tours", "Все туры"), toAnchor("winter", "Зима и сияние")],
          },
        ],
        socials: [{ kind: "vk", url: "https://vk.com/severny_prichal_demo" }],
        payments: ["mir", "sbp"],
      },
    },
  ],
  tour: [
    { type: 12, variant: 3, content: {} },
    ...kareliaTourSections(picture),
    {
      type: 20,
      variant: 2,
      content: {
        heading: {
          title: "Когда едем",
          subtitle: "Отмеченные даты можно забронировать сразу.",
        },
      },
    },
    ...kareliaTourEnd(),
  ],
});
