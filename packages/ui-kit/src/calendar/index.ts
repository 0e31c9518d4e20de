export { Calendar } from "./calendar.tsx";
export type {
  CalendarOwnProps,
  CalendarProps,
  DateRangeValue,
  SingleDateValue,
} from "./calendar-props.ts";
export {
  buildMonth,
  chooseInRange,
  type CalendarDay,
  type DateRange,
  type DayRules,
} from "./calendar-model.ts";
export type { DateBound } from "./calendar-bounds.ts";
export type { CalendarDate } from "@tour/dates";
