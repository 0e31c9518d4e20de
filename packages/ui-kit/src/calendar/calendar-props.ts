import type { CalendarDate } from "@tour/dates";
import type { CSSProperties, ReactNode, Ref } from "react";
import type { Texts } from "../locale/locale.ts";
import type { DateBound } from "./calendar-bounds.ts";
import type { DateRange } from "./calendar-model.ts";

/** Which days may be chosen and how they are shown. */
export interface CalendarOptions {
  /** Earliest day to choose, yyyy-MM-dd or 'today'. Specification, section 2. */
  min?: DateBound | undefined;
  /** Latest day to choose, yyyy-MM-dd or 'today'. Specification, section 2. */
  max?: DateBound | undefined;
  /** Further days that can't be chosen; a range may span them. */
  isDateDisabled?: ((date: CalendarDate) => boolean) | undefined;
  /** Days with a dot, yyyy-MM-dd each. */
  marked?: readonly CalendarDate[] | undefined;
  /** Months side by side, under each other where they don't fit; at most 12. Default 1. */
  months?: number | undefined;
  /** 1 Monday to 7 Sunday. Default by the language's region, as CLDR has it. */
  firstWeekDay?: number | undefined;
  /** The current day, yyyy-MM-dd. Give it where the server renders; by default the client's own. */
  today?: CalendarDate | undefined;
  /** IANA time zone that tells the current day, e.g. the tour's. Default the device's. */
  timeZone?: string | undefined;
  /** Any day of the month to show first. Default the value's, then the current one. */
  defaultMonth?: CalendarDate | undefined;
}

/** One date; `null` is none. */
export interface SingleDateValue {
  mode?: "single" | undefined;
  value?: CalendarDate | null | undefined;
  defaultValue?: CalendarDate | null | undefined;
  onValueChange?: ((value: CalendarDate | null) => void) | undefined;
}

/** A first and a last date; a third press starts a new range. */
export interface DateRangeValue {
  mode: "range";
  value?: DateRange | undefined;
  defaultValue?: DateRange | undefined;
  onValueChange?: ((value: DateRange) => void) | undefined;
}

export interface CalendarOwnProps extends CalendarOptions {
  /** Gives the focus to the chosen or current day when it appears. */
  autoFocus?: boolean | undefined;
  /** Something under the months: a legend, a button. */
  footer?: ReactNode;
  /** Of the outermost element. */
  id?: string | undefined;
  /** Of the outermost element. */
  className?: string | undefined;
  /** Of the outermost element. */
  style?: CSSProperties | undefined;
  /** Names the calendar for who can't see it. */
  "aria-label"?: string | undefined;
  /** Words to use in place of the locale's. */
  texts?: Partial<Texts["calendar"]> | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export type CalendarProps = CalendarOwnProps & (SingleDateValue | DateRangeValue);
