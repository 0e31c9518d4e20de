import type { DemoPage } from "../demo-organizer.ts";

/** What is not here is said by the starter, or read from each tour. */
export const kareliaTourWords: DemoPage["words"] = (picture) => ({
  impressions: {
    items: [
      {
        image: picture("karelia-lake-mist"),
        title: "Туман, в котором всё близко",
        text: "Острова появляются по одному, и каждый кажется первым.",
      },
      {
        image: picture("karelia-campfire-night"),
        title: "Вечер у огня",
        text: "Уха из котелка, чай с можжевельником и тёмная вода в двух шагах.",
      },
    ],
  },
  program: { heading: { title: "Дни путешествия", subtitle: "Порядок подскажет ветер." } },
  accommodations: {
    heading: { title: "Где ночуем", subtitle: "Каждое место Анна выбирала сама." },
  },
  "tour-faq": { source: "tour", items: [] },
  "other-tours": { heading: { title: "Ещё на Севере", subtitle: "" } },
});
