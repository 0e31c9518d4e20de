/** A day in words, with the year where it is not today's: "1 марта 2027 г.". Days: `yyyy-MM-dd`. */
export function formatDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat("ru", {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The name of a day's month, short: "янв.". */
export const nameMonth = (day: string): string =>
  new Intl.DateTimeFormat("ru", { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
