import { toInstant } from "@tour/dates";

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("ru", { timeZone: "UTC", ...options });

const whole = formatter({ weekday: "long", day: "numeric", month: "long" });
const short = formatter({ day: "numeric", month: "long" });

/** "Среда, 25 ноября" of a day, `yyyy-MM-dd`. */
export function formatToday(day: string): string {
  const text = whole.format(toInstant(day));
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** "25 ноября". */
export const formatDay = (day: string): string => short.format(toInstant(day));
