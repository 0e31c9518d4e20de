/** Words of the script that every page carries; apart, so that it carries no others. */
export const updateTexts = {
  message: "Сайт обновился.",
  action: "Обновить страницу",
  dismiss: "Не сейчас",
} as const;

/** Everything that the site says by itself; what organisers wrote comes with their blocks. */
export const texts = {
  skipToContent: "К содержанию",
  error: {
    notFound: {
      title: "Такой страницы нет",
      text: "Возможно, её никогда не было или её удалили.",
      unknownHost: "По этому адресу пока нет сайта: возможно, его никогда не было или его удалили.",
      action: "На главную",
    },
    gone: {
      title: "Упс, что-то пошло не так",
      text: "Эта страница больше не работает: даты тура из заявки уже прошли.",
    },
    other: {
      title: "Что-то сломалось",
      broken: "Мы уже знаем об ошибке и чиним. Попробуйте обновить страницу через минуту.",
      away: "Сервис на минуту отошёл. Обновите страницу чуть позже.",
      method: "Так эту страницу открыть нельзя.",
      action: "Обновить страницу",
    },
    home: "На главную",
  },
  marketplace: {
    name: "Туры от организаторов",
    title: "Поезжайте с теми, кто здесь живёт",
    description:
      "Авторские туры от местных организаторов: выбирайте место, даты и команду, бронируйте напрямую.",
    lead: "Небольшие команды, которые знают свои тропы по именам. Здесь их туры, даты и цены, без посредников.",
    organizers: "Организаторы",
    tours: "Туры",
    allTours: "Все туры на сайте",
    nextDeparture: "Ближайший выезд",
    noDates: "Даты скоро появятся",
    since: (year: number) => `с ${year} года`,
    empty: {
      title: "Скоро здесь появятся туры",
      text: "Организаторы готовят свои сайты. Загляните через день-другой.",
    },
    failed: {
      title: "Не получилось загрузить туры",
      text: "Обновите страницу чуть позже: всё останется на своих местах.",
    },
    counts: {
      tours: { one: "тур", few: "тура", many: "туров", other: "тура" },
      organizers: { one: "организатор", few: "организатора", many: "организаторов", other: "организатора" },
      days: { one: "день", few: "дня", many: "дней", other: "дня" },
      reviews: { one: "отзыв", few: "отзыва", many: "отзывов", other: "отзыва" },
    },
    from: "от",
  },
} as const;
