import { plural } from "@tour/blocks/format";

const waitingForms = { one: "ждёт", few: "ждут", many: "ждут", other: "ждут" };

/** What the areas of sales are called on the way to them, and what is said there of who waits. */
export const areaTexts = {
  today: "Сегодня",
  requests: "Заявки",
  questions: "Вопросы",
  reviews: "Отзывы",
  money: "Деньги",
  tours: "Туры",
  departures: "Даты",
  trips: "Мои выезды",
  onTheWay: "В дороге",
  waiting: (count: number) => `, ${plural(count, waitingForms)} ответа`,
  longest: (count: number, wait: string) => `, ${count}, ждёт ${wait} тот, кто дольше всех`,
  waits: (wait: string) => `ждёт ${wait}`,
  minutes: (count: number) => `${count}\u00a0мин`,
  hours: (count: number) => `${count}\u00a0ч`,
  days: (count: number) => `${count}\u00a0дн`,
};
