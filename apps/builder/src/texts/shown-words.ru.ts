// When a block is seen, in a few words.

const ofDays = new Intl.PluralRules("ru");

/** "1 день", "3 дня", "14 дней". */
const days = (count: number) =>
  `${count} ${{ one: "день", few: "дня" }[ofDays.select(count) as "one" | "few"] ?? "дней"}`;

/** "больше 1 дня", "больше 14 дней". */
const daysOf = (count: number) => `${count} ${ofDays.select(count) === "one" ? "дня" : "дней"}`;

export const shownWords = {
  always: "всегда",
  from: (moment: string) => `с ${moment}`,
  until: (moment: string) => `до ${moment}`,
  seats: "пока есть места",
  "far-from-departure": (count: number) => `пока до заезда больше ${daysOf(count)}`,
  "near-departure": (count: number) => `за ${days(count)} до заезда`,
  notNow: "сейчас не показан",
  notThatDay: "в этот день не виден",
} as const;
