"use client";

import { addMonths, countMonths, isCalendarDate, startOfMonth } from "@tour/dates";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { useLanguage } from "../locale/locale-context.ts";
import { clampDate, FIRST_DATE, LAST_DATE, resolveBound } from "./calendar-bounds.ts";
import { moveByKey } from "./calendar-keys.ts";
import { chooseInRange, isDisabledDate } from "./calendar-model.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { readFirstWeekDay } from "./date-format.ts";
import { useDateValue } from "./date-value.ts";
import { readDate, readMonths, readWeekStart } from "./read-options.ts";
import { useToday } from "./use-today.ts";

/** Month shown, day in focus, choice and keys of a calendar. */
export function useCalendar(props: CalendarProps) {
  const { autoFocus = false } = props;
  const months = readMonths(props.months);
  const code = useLanguage();
  const firstWeekDay = readWeekStart(props.firstWeekDay) ?? readFirstWeekDay(code);
  const today = useToday(props.today, props.timeZone);
  const min = resolveBound(props.min, today);
  const max = resolveBound(props.max, today);
  const rules = { today, min, max, isDateDisabled: props.isDateDisabled };
  const [range, setRange] = useDateValue(props);

  const [shownMonth, setMonth] = useState<string | null>(null);
  const [activeDay, setActive] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(autoFocus);

  /** The month to begin with, so that all of those side by side are months that there are. */
  const toFirst = (date: string) =>
    clampDate(startOfMonth(date), FIRST_DATE, addMonths(startOfMonth(LAST_DATE), 1 - months));
  const start = readDate(props.defaultMonth) ?? range.from ?? today;
  const first = shownMonth ?? (start && toFirst(clampDate(start, min, max)));
  /** The one day that the Tab key stops at: always one of those in sight. */
  const active = first && keepInSight(activeDay ?? range.from ?? today ?? first);

  function keepInSight(date: string): string {
    if (!first) return date;
    const offset = countMonths(first, date);
    const isInSight = offset >= 0 && offset < months;
    const seen = isInSight ? date : first;
    const within = clampDate(seen, min, max);
    const moved = countMonths(first, within);
    return moved >= 0 && moved < months ? within : seen;
  }

  useEffect(() => {
    if (!wantsFocus.current || !active) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-date="${active}"]`);
    if (!button) return;
    wantsFocus.current = false;
    button.focus({ preventScroll: !autoFocus });
  });

  const showMonth = (month: string) => {
    const next = toFirst(month);
    if (active) setActive(addMonths(active, countMonths(first ?? next, next)));
    setMonth(next);
  };
  const moveTo = (date: string) => {
    const next = clampDate(date, min, max);
    wantsFocus.current = true;
    setActive(next);
    const offset = first ? countMonths(first, next) : 0;
    if (first && offset < 0) setMonth(toFirst(next));
    if (first && offset >= months) setMonth(toFirst(addMonths(next, 1 - months)));
    // The month stays as it is when the next value or the clock moves.
    if (first && offset >= 0 && offset < months) setMonth(first);
  };
  const choose = (date: string) => {
    setActive(date);
    if (first) setMonth(first);
    if (isDisabledDate(date, rules)) return;
    setHovered(null);
    setRange(props.mode === "range" ? chooseInRange(range, date) : { from: date, to: date });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = isRightToLeft(event.currentTarget);
    const next = moveByKey(active, event, firstWeekDay, isRtl);
    if (next === null) return;
    event.preventDefault();
    if (isCalendarDate(next)) moveTo(next);
  };
  /** Takes the month that was chosen for the place at `index`, and gives its day the focus. */
  const chooseMonth = (month: string, index: number) => {
    wantsFocus.current = true;
    showMonth(index === 0 ? month : addMonths(month, -index));
  };

  const last = first && addMonths(first, months - 1);
  return {
    root,
    code,
    first,
    months,
    active,
    firstWeekDay,
    rules,
    range,
    /** The end that a range would have if the day under the pointer or in focus were pressed. */
    preview: props.mode === "range" && range.from && range.to === null ? hovered : null,
    canGoBack: !first || first > (min ?? FIRST_DATE),
    canGoOn: !last || last.slice(0, 7) < (max ?? LAST_DATE).slice(0, 7),
    showMonth,
    chooseMonth,
    choose,
    setHovered,
    handleKey,
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
