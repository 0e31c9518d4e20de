import { shown, toAnchor, toBooking } from "../demo-organizer.ts";
import type { DemoOrganizer } from "../demo-organizer.ts";
import { altaiSections, altaiTourEnd, altaiTourSections } from "./altai.sections.ts";

export const layOutAltai: DemoOrganizer["layOut"] = (picture) => ({
  main: [
    {
      type: 1,
      variant: 3,
      content: {
        links: [
          toAnchor("tours", "Туры"),
          toAnchor("about", "О нас"),
          toAnchor("season", "Зимой и весной"),
          toAnchor("footer", "Контакты"),
        ],
        button: toBooking("Выбрать даты"),
      },
    },
    {
      type: 3,
      variant: 1,
      content: {
        title: "Алтай открывается тем, кто не торопится",
        subtitle:
          "Водим группы до двенадцати человек с 2011 года: по Чуйскому тракту, к Белухе, на Телецкое озеро. Ваш проводник вырос в соседней долине.",
        media: shown(picture("altai-dawn-ridge")),
        primary_link: toAnchor("tours", "Посмотреть туры"),
        secondary_link: toAnchor("about", "Кто мы такие"),
        badges: ["До 12 человек в группе", "Местные проводники", "Возврат 100 % за 30 дней"],
      },
    },
    {
      type: 4,
      variant: 1,
      content: {
        heading: {
          title: "Куда поедем",
          subtitle: "Шесть маршрутов — от прогулок с термосом до десяти дней под Белухой.",
        },
      },
    },
    {
      type: 5,
      variant: 3,
      content: {
        heading: {
          title: "Мы просто здесь живём",
          subtitle: "И показываем дом так, как показали бы его друзьям.",
        },
        text: "<p>Всё началось с УАЗа, взятого взаймы, и четырёх новосибирских фотографов, которым было мало открыточных точек. Через неделю они не хотели уезжать, через год приехали с родителями.</p><p>Сейчас нас девять. Мы знаем, у кого в Курае самый крепкий чай, какой брод сегодня закрыт и почему в долине Каракола говорят шёпотом. Ночуем у соседей, еду покупаем у них же, мусор увозим с собой.</p><p><strong>Если гора говорит «нет», мы поворачиваем.</strong> За пятнадцать лет повернули сорок один раз и ни разу не пожалели.</p>",
        media: [
          shown(picture("altai-riders-golden")),
          shown(picture("guide-masha")),
          shown(picture("altai-camp-night")),
        ],
        facts: [
          { value: "15 лет", label: "водим по Алтаю" },
          { value: "2 640", label: "гостей вернулись домой довольными" },
          { value: "12", label: "человек в группе, не больше" },
          { value: "38 %", label: "приезжают второй раз" },
        ],
        link: toAnchor("tours", "Выбрать маршрут"),
      },
    },
    {
      type: 5,
      variant: 1,
      anchor: "season",
      content: {
        heading: {
          title: "Алтай без толпы: с ноября по май",
          subtitle: "Когда вода чистая, тропы пустые, а баня нужнее всего.",
        },
        text: "<p>Зимой Катунь становится бирюзовой: ледники спят, и муть оседает. На Светлом озере зимуют лебеди, в Чемале топят печи, снег скрипит. В конце апреля на две недели розовеют скалы — цветёт маральник.</p><p>Едем вчетвером или ввосьмером, живём в кедровом доме у реки и никуда не спешим.</p>",
        media: [shown(picture("sayan-winter-hut-night"))],
        facts: [],
        link: toAnchor("tours", "Зимние и весенние даты"),
      },
    },
    ...altaiSections(picture),
    {
      type: 2,
      variant: 1,
      content: {
        heading: {
          title: "Не знаете, с чего начать?",
          subtitle:
            "Позвоните или напишите: спросим о ваших ногах, датах и мечтах и подберём маршрут.",
        },
        button: toBooking("Выбрать тур"),
        link_groups: [
          {
            title: "Путешествия",
            links: [toAnchor("tours", "Все туры"), toAnchor("season", "Зима и весна")],
          },
          { title: "О компании", links: [toAnchor("about", "Кто мы такие")] },
        ],
        socials: [{ kind: "vk", url: "https://vk.com/kedrovaya_tropa_demo" }],
        payments: ["mir", "sbp"],
      },
    },
  ],
  tour: [
    { type: 12, variant: 1, content: {} },
    ...altaiTourSections(picture),
    {
      type: 20,
      variant: 1,
      content: {
        heading: {
          title: "Даты и свободные места",
          subtitle: "Выезд состоится при группе от четырёх человек; гарантированные уедут точно.",
        },
      },
    },
    ...altaiTourEnd(),
  ],
});
