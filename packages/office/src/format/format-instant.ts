const shortInstant = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** The same without the year, where many stand in a list: «21 ноября в 13:05». */
export const formatShortInstant = (instant: string) => shortInstant.format(new Date(instant));

const longInstant = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "short" });

/** An instant as people here say it: «21 ноября 2026 в 13:05»; a year needs no «г.» here. */
export const formatInstant = (instant: string) =>
  longInstant.format(new Date(instant)).replace(/\sг\./, "");
