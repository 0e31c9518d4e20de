export { fromDate, isCalendarDate, toDate, type CalendarDate } from "./calendar-date.ts";
export { toInstant } from "./to-instant.ts";
export { addDays, addMonths, countDays, countMonths } from "./add-and-count.ts";
export { endOfMonth, listMonthWeeks, readWeekDay, startOfMonth, startOfWeek } from "./weeks.ts";
export { isTimeZone, readToday } from "./today.ts";
export { fromClock, readClock } from "./clock.ts";
export { addHours, countHours } from "./instants.ts";
