"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useLanguage } from "../locale/locale-context.ts";
import { addMonths, clampDate, countMonths, startOfMonth } from "./calendar-date.ts";
import { moveByKey } from "./calendar-keys.ts";
import { chooseInRange, isDisabledDate, resolveBound } from "./calendar-model.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { readFirstWeekDay } from "./date-format.ts";
import { useDateValue } from "./date-value.ts";
import { useToday } from "./use-today.ts";

/** Month shown, day in focus, choice and keys of a calendar. */
export function useCalendar(props: CalendarProps) {
  const { months = 1, autoFocus = false } = props;
  const code = useLanguage();
  const firstWeekDay = props.firstWeekDay ?? readFirstWeekDay(code);
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

  const start = props.defaultMonth ?? range.from ?? today;
  const first = shownMonth ?? (start && startOfMonth(clampDate(start, min, max)));
  /** The one day that the Tab key stops at: always one of those in sight. */
  const active = first && keepInSight(activeDay ?? range.from ?? today ?? first);

  function keepInSight(date: string): string {
    if (!first) return date;
    const offset = countMonths(first, date);
    const isInSight = offset >= 0 && offset < months;
    const seen = isInSight ? date : addMonths(first, 0);
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
  }, [active, first, autoFocus]);

  const showMonth = (month: string) => {
    if (active) setActive(addMonths(active, countMonths(first ?? month, month)));
    setMonth(startOfMonth(month));
  };
  const moveTo = (date: string) => {
    const next = clampDate(date, min, max);
    wantsFocus.current = true;
    setActive(next);
    const offset = first ? countMonths(first, next) : 0;
    if (first && offset < 0) setMonth(startOfMonth(next));
    if (first && offset >= months) setMonth(startOfMonth(addMonths(next, 1 - months)));
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
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = moveByKey(active, event, firstWeekDay, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };

  const last = first && addMonths(first, months - 1);
  return {
    root,
    code,
    first,
    active,
    firstWeekDay,
    rules,
    range,
    /** The end that a range would have if the day under the pointer or in focus were pressed. */
    preview: props.mode === "range" && range.from && range.to === null ? hovered : null,
    canGoBack: !first || min === undefined || min < first,
    canGoOn: !last || max === undefined || max.slice(0, 7) > last.slice(0, 7),
    showMonth,
    choose,
    setHovered,
    handleKey,
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
