/** An instant as people here say it: «21 ноября 2026 г. в 13:05». */
export const formatInstant = (instant: string) =>
  new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "short" }).format(
    new Date(instant),
  );
