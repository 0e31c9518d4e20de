import { readToday } from "@tour/dates";

/** The day on which the person sits before the screen, `yyyy-MM-dd`. */
export const todayHere = (): string =>
  readToday(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
