const day = 86_400_000;

/** A calendar date as an instant at midnight UTC, so that no time zone can move it. */
const toInstant = (date: string) => new Date(`${date}T00:00:00Z`);

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("ru", { timeZone: "UTC", ...options }).format(toInstant(date));

/** "12–19 мая", "28 мая – 4 июня", with the year when it is not today's. Dates: `yyyy-MM-dd`. */
export function formatDateRange(start: string, end: string, today: string): string {
  const year = end.slice(0, 4) === today.slice(0, 4) ? "" : ` ${end.slice(0, 4)}`;
  const last = format(end, { day: "numeric", month: "long" });
  if (start === end) return last + year;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}–${last}${year}`;
  return `${format(start, { day: "numeric", month: "long" })} – ${last}${year}`;
}

/** "май 2027", with a capital where it stands alone. */
export function formatMonth(date: string): string {
  const text = format(date, { month: "long" });
  return `${text[0]?.toUpperCase()}${text.slice(1)} ${date.slice(0, 4)}`;
}

/** "сб" for a Saturday. */
export const formatWeekday = (date: string) => format(date, { weekday: "short" });

/** A date's day and the month's name as it stands beside it: "9" and "мая". */
export const formatDayAndMonth = (date: string) => ({
  day: Number(date.slice(8)),
  month: format(date, { day: "numeric", month: "long" }).replace(/^\d+\s/, ""),
});

/** Days from one calendar date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((toInstant(to).getTime() - toInstant(from).getTime()) / day);
