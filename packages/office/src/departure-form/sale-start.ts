import { fromClock, isCalendarDate, readClock, readToday } from "@tour/dates";
import { defineRule } from "@tour/validation";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";

/**
 * When a sale begins as a form holds it: `yyyy-MM-ddTHH:mm` by the tour's clocks, empty for at once,
 * and `yyyy-MM-ddT` while the time is not said.
 */
export type TypedStart = string;

export const splitStart = (typed: TypedStart): [day: string, time: string] => {
  const [day = "", time = ""] = typed.split("T");
  return [day, time];
};

/** The same as an instant in UTC; null for at once, or while it is half said. */
export function toSaleStart(typed: TypedStart, timeZone: string): string | null {
  const [day, time] = splitStart(typed);
  const isWhole = isCalendarDate(day) && /^\d\d:\d\d$/.test(time);
  return isWhole ? fromClock(day, time, timeZone).toISOString() : null;
}

export function toTypedStart(instant: string | null, timeZone: string): TypedStart {
  if (instant === null) return "";
  const at = new Date(instant);
  return `${readToday(timeZone, at)}T${readClock(at, timeZone)}`;
}

/** A day without a time is no moment. */
export const isWholeStart = (typed: TypedStart): boolean =>
  typed === "" || splitStart(typed)[1] !== "";

export const wholeStart = defineRule({
  name: "whole-start",
  test: (value) => isWholeStart(value as TypedStart),
  message: texts.saleTimeMissing,
});
