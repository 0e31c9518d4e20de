import { toInstant } from "@tour/dates";

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("ru", { timeZone: "UTC", ...options });
const monthAlone = formatter({ month: "long" });
const dayInFull = formatter({ weekday: "short", day: "numeric", month: "long" });

/** "Июнь 2027" of a day of it, `yyyy-MM-dd`. */
export function formatMonth(day: string): string {
  const text = monthAlone.format(toInstant(day));
  return `${text[0]?.toUpperCase()}${text.slice(1)} ${day.slice(0, 4)}`;
}

/** "пт, 4 июня". */
export const formatDay = (day: string) => dayInFull.format(toInstant(day));
