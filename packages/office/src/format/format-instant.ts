const shortInstant = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** The same without the year, where many stand in a list: «21 ноября в 13:05». */
export const formatShortInstant = (instant: string) => shortInstant.format(new Date(instant));

/** An instant as people here say it: «21 ноября 2026 г. в 13:05». */
export const formatInstant = (instant: string) =>
  new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "short" }).format(
    new Date(instant),
  );
