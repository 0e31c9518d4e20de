/** "24 ноября, 14:30 GMT+7": an instant by the clocks of the tour's place. */
export const formatInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("ru", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(new Date(instant));
