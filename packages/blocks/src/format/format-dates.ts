import { toInstant } from "@tour/dates";

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("ru", { timeZone: "UTC", ...options });

/** Made once: making one costs far more than using it. */
const dayAndMonth = /* @__PURE__ */ formatter({ day: "numeric", month: "long" });
const monthAlone = /* @__PURE__ */ formatter({ month: "long" });
const weekday = /* @__PURE__ */ formatter({ weekday: "short" });

/** Its number kept with its month. */
const nameDay = (date: string) => dayAndMonth.format(toInstant(date)).replace(" ", "\u00a0");

/**
 * "12–19 мая", "28 мая – 4 июня", with the year when it is not today's. The dash never begins a line.
 * Dates: `yyyy-MM-dd`.
 */
export function formatDateRange(start: string, end: string, today: string): string {
  const year = end.slice(0, 4) === today.slice(0, 4) ? "" : ` ${end.slice(0, 4)}`;
  const last = nameDay(end);
  if (start === end) return last + year;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}–${last}${year}`;
  return `${nameDay(start)}\u00a0– ${last}${year}`;
}

/** "Май", with a capital because it stands alone. */
export function formatMonthName(date: string): string {
  const text = monthAlone.format(toInstant(date));
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** "Май 2027". */
export const formatMonth = (date: string) => `${formatMonthName(date)} ${date.slice(0, 4)}`;

/** "сб" for a Saturday. */
export const formatWeekday = (date: string) => weekday.format(toInstant(date));

/** A date's day and the month's name as it stands beside it: "9" and "мая". */
export const formatDayAndMonth = (date: string) => ({
  day: Number(date.slice(8)),
  month: dayAndMonth.format(toInstant(date)).replace(/^\d+\s/, ""),
});

/** "12 мая 2027". */
export const formatDate = (date: string) =>
  `${dayAndMonth.format(toInstant(date))} ${date.slice(0, 4)}`;
