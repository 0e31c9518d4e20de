import type { CalendarDate } from "./calendar-date.ts";

/** The day's midnight in UTC as a plain instant, all that `Intl` needs to name it; counts nothing. */
export const toInstant = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);
