export { Calendar } from "./calendar.tsx";
export type { CalendarProps } from "./calendar-props.ts";
export {
  buildMonth,
  chooseInRange,
  type CalendarDay,
  type DateBound,
  type DateRange,
} from "./calendar-model.ts";
export type { CalendarDate } from "./calendar-date.ts";
