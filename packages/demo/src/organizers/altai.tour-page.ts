import type { DemoPage } from "../demo-organizer.ts";

/** What is not here is said by the starter, or read from each tour. */
export const altaiTourWords: DemoPage["words"] = (picture) => ({
  impressions: {
    items: [
      {
        image: picture("altai-dawn-ridge"),
        title: "Рассвет на гребне",
        text: "Встанем затемно, и облака останутся внизу.",
      },
      {
        image: picture("altai-katun-turquoise"),
        title: "Бирюзовая вода",
        text: "Катунь слышно раньше, чем видно.",
      },
      {
        image: picture("altai-camp-night"),
        title: "Ночь без фонарей",
        text: "Звёзд столько, что знакомые созвездия теряются.",
      },
    ],
  },
  guides: {
    heading: { title: "Кто поведёт", subtitle: "Люди, которые здесь выросли." },
  },
  dates: {
    heading: {
      title: "Даты и свободные места",
      subtitle: "Если группа ещё набирается, это сказано у самой даты.",
    },
    note: "Не подошла ни одна дата? Позвоните Светлане: подскажем похожий маршрут.",
  },
  recommendations: {
    groups: [
      { title: "Документы", items: ["Паспорт", "Полис ОМС", "Билеты в обе стороны"] },
      { title: "Одежда", items: ["Дождевик", "Тёплая кофта", "Шапка: ночи в горах холодные"] },
    ],
    note: "Чего-то нет? Палки и спальник дадим, только предупредите за неделю.",
  },
  "tour-faq": { source: "tour", items: [] },
  "other-tours": { heading: { title: "Куда ещё на Алтае", subtitle: "" } },
});
