const ofDays = new Intl.PluralRules("ru");

/** "1 день", "3 дня", "14 дней". */
const days = (count: number) =>
  `${count} ${{ one: "день", few: "дня" }[ofDays.select(count) as "one" | "few"] ?? "дней"}`;

/** "больше 1 дня", "больше 14 дней". */
const daysOf = (count: number) => `${count} ${ofDays.select(count) === "one" ? "дня" : "дней"}`;

// Texts of when a block is seen, and of the site as it will be on another day.

export const shown = {
  label: "Когда показывать",
  choices: {
    always: "Всегда",
    period: "В определённое время",
    seats: "Пока есть свободные места",
    "far-from-departure": "Пока заезд не скоро",
    "near-departure": "Перед заездом",
  },
  hints: {
    seats: {
      main: "Пока места есть хотя бы в одном туре сайта. Кончатся места, и блок пропадёт; появятся, и вернётся.",
      tour: "Пока места есть в туре, чья это страница. Кончатся места, и блок пропадёт; появятся, и вернётся.",
    },
    departures: {
      main: "Считается от ближайшего заезда любого тура сайта. Если заездов впереди нет, блок не показан.",
      tour: "Считается от ближайшего заезда тура, чья это страница. Если заездов впереди нет, блок не показан.",
    },
    period: (fromMoscow: string, offset: string) =>
      `Время организатора: ${fromMoscow}, ${offset}. Пустая дата значит: без начала или без конца.`,
  },
  from: "С какого дня",
  fromTime: "Время начала",
  until: "До какого дня",
  untilTime: "Время конца",
  wrongOrder: "Конец должен быть позже начала",
  over: "Это время уже прошло: гости блок больше не увидят",
  days: {
    "far-from-departure": "За сколько дней до заезда скрыть",
    "near-departure": "За сколько дней до заезда показать",
  },
  words: {
    always: "всегда",
    from: (moment: string) => `с ${moment}`,
    until: (moment: string) => `до ${moment}`,
    seats: "пока есть места",
    "far-from-departure": (count: number) => `пока до заезда больше ${daysOf(count)}`,
    "near-departure": (count: number) => `за ${days(count)} до заезда`,
  },
  notNow: "сейчас не показан",
  notThatDay: "в этот день не виден",
  overTitle: "Показ этих блоков уже закончился",
  overText: "Они выйдут, но гости их не увидят, пока время показа в прошлом.",
  season: (words: string) => `Когда показывается: ${words}`,
  difference: (before: string, after: string) =>
    `Когда показывается: было «${before}», станет «${after}»`,
} as const;

export const dayView = {
  open: "Сайт на дату",
  close: "Закрыть сайт на дату",
  field: "Сайт на дату",
  slider: "День, на который показан сайт",
  back: "Сегодня",
  note: (day: string) =>
    `Так сайт будет выглядеть ${day}, если до тех пор ничего не продадут и не изменят`,
  now: "Так сайт выглядит сегодня. Передвиньте ползунок, чтобы заглянуть вперёд.",
  changes: "Когда что-то меняется",
  appears: (title: string) => `появится «${title}»`,
  leaves: (title: string) => `пропадёт «${title}»`,
  noChanges: "В ближайший год блоки не появляются и не пропадают сами",
} as const;
