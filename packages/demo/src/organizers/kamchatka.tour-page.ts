import type { DemoPage } from "../demo-organizer.ts";

/** What is not here is said by the starter, or read from each tour. */
export const kamchatkaTourWords: DemoPage["words"] = () => ({
  advantages: {
    heading: { title: "Три правила вулкана", subtitle: "Их нарушали до нас. Больше не надо." },
    items: [
      {
        icon: "compass",
        title: "Погода главнее плана",
        text: "Запасной день стоит в каждой программе и входит в цену.",
        image: null,
      },
      {
        icon: "shield",
        title: "Последнее слово за гидом",
        text: "На пять человек один гид. Разворачивает он без голосования, объясняет вечером.",
        image: null,
      },
      {
        icon: "backpack",
        title: "Сухое всегда в вахтовке",
        text: "Смена одежды, спальник и термос ждут внизу, сколько бы ни шли.",
        image: null,
      },
    ],
  },
  program: {
    heading: {
      title: "Программа и запасные дни",
      subtitle: "Вулкан выбирает день сам, мы готовы к любому.",
    },
  },
  guides: { heading: { title: "Ваш гид", subtitle: "На горе последнее слово за гидом." } },
  accommodations: {
    heading: {
      title: "Лагеря и базы",
      subtitle: "Сухо, тепло, и есть где высушить ботинки.",
    },
  },
  dates: {
    heading: {
      title: "Ближайшие выезды",
      subtitle: "Прилетайте накануне: девять часов разницы с Москвой чувствуются.",
    },
  },
  reviews: {
    heading: { title: "Вернулись и рассказывают", subtitle: "О дороге, еде и людях рядом." },
  },
  "tour-faq": { source: "tour", items: [] },
});
