"use client";

import { addMonths, isCalendarDate, startOfMonth } from "@tour/dates";
import { useEffect, useRef, useState, type RefObject } from "react";
import { clampDate, FIRST_DATE, LAST_DATE } from "./calendar-bounds.ts";
import { countMonthsByKey } from "./choice-keys.ts";
import { listYears } from "./list-choices.ts";

export interface MonthBounds {
  /** Any day of the month that is shown, yyyy-MM-dd. */
  month: string;
  min: string | undefined;
  max: string | undefined;
}

/** The month in focus, whether years are shown, and where keys and arrows lead. */
export function useMonthChoice(props: MonthBounds, root: RefObject<HTMLElement | null>) {
  const { min = FIRST_DATE, max = LAST_DATE } = props;
  const [isYears, setYears] = useState(false);
  // Between the bounds, where there is something to choose.
  const [active, setActive] = useState(() => startOfMonth(clampDate(props.month, min, max)));
  const [years] = useState(() => listYears(active, min, max));
  const wantsFocus = useRef(true);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const stop = root.current?.querySelector<HTMLElement>('[data-choice][tabindex="0"]');
    stop?.focus({ preventScroll: true });
    if (stop && isYears) showInList(stop);
  });

  const moveTo = (date: string, isBack: boolean) => {
    // Years are listed as far as one could want; months go on.
    const low = isYears ? clampDate(startOfMonth(min), years[0], undefined) : startOfMonth(min);
    const december = addMonths(years.at(-1) ?? active, 11);
    const high = isYears ? clampDate(startOfMonth(max), undefined, december) : startOfMonth(max);
    const far = isBack ? low : high;
    setActive(isCalendarDate(date) ? clampDate(date, low, high) : far);
  };
  const showYears = (next: boolean) => {
    wantsFocus.current = true;
    setYears(next);
  };

  return {
    active,
    years,
    isYears,
    showYears,
    /** Whether a month, yyyy-MM, or a year, yyyy, has no day between the bounds. */
    isOut: (name: string) => name < min.slice(0, name.length) || name > max.slice(0, name.length),
    chooseYear: (year: string) => {
      moveTo(year.slice(0, 4) + active.slice(4), false);
      showYears(false);
    },
    /** Whether there is a month to choose in the year beside. */
    canTurn: (step: 1 | -1) =>
      step === 1 ? active.slice(0, 4) < max.slice(0, 4) : active.slice(0, 4) > min.slice(0, 4),
    /** The focus stays on the arrow. */
    turn: (step: 1 | -1) => moveTo(addMonths(active, step * 12), step < 0),
    /** Whether the key is one of the grid's. */
    moveByKey: (key: string, isRightToLeft: boolean): boolean => {
      const view = isYears ? "years" : "months";
      const count = countMonthsByKey(key, Number(active.slice(5, 7)), view, isRightToLeft);
      if (count === null) return false;
      wantsFocus.current = true;
      moveTo(Number.isFinite(count) ? addMonths(active, count) : "", count < 0);
      return true;
    },
  };
}

/** Brings a year into the middle of its list, and moves nothing else. */
function showInList(stop: HTMLElement): void {
  const list = stop.closest<HTMLElement>('[role="grid"]');
  if (!list) return;
  const [row, frame] = [stop.getBoundingClientRect(), list.getBoundingClientRect()];
  if (row.top < frame.top || row.bottom > frame.bottom) {
    list.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
  }
}
