import { texts } from "../texts/ru.ts";
import { formatDayAndMonth } from "./format-dates.ts";

/** What `findRefund` has found: "Отмена до 26 мая включительно: вернём всё". */
export function describeRefund({ percent, until }: { percent: number; until: string }): string {
  const words = texts.tour.trust;
  const { day, month } = formatDayAndMonth(until);
  return words.refund(`${day}\u00a0${month}`, percent === 100 ? words.all : words.part(percent));
}
