import { toInstant } from "@tour/dates";

const day = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  weekday: "long",
  timeZone: "UTC",
});

const shortDay = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** "суббота, 10 июля", its number kept with its month. */
export const formatDay = (date: string): string =>
  day.format(toInstant(date)).replace(/(\d) /, "$1\u00a0");

/** "10 июля" */
export const formatShortDay = (date: string): string => shortDay.format(toInstant(date));
