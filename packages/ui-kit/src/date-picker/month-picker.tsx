"use client";

import { useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { IconButton } from "../button/icon-button.tsx";
import { clampDate } from "../calendar/calendar-date.ts";
import { formatMonthName } from "../calendar/date-format.ts";
import type { Texts } from "../locale/locale.ts";
import styles from "./date-picker.module.css";

interface MonthPickerProps {
  /** Any day of the month that is current, yyyy-MM-dd. */
  month: string;
  min: string | undefined;
  max: string | undefined;
  code: string;
  texts: Texts["datePicker"];
  /** Hears the first day of the month that was pressed. */
  onChoose: (month: string) => void;
}

/** Twelve months of a year; the first step on Android. Specification, section 2. */
export function MonthPicker(props: MonthPickerProps) {
  const { min, max, code, texts, onChoose } = props;
  // Between the bounds, where there is something to choose.
  const month = clampDate(props.month, min, max);
  const [year, setYear] = useState(Number(month.slice(0, 4)));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, []);

  const renderTurn = (step: 1 | -1) => {
    const bound = step === 1 ? max : min;
    const isOff = bound !== undefined && Number(bound.slice(0, 4)) * step <= year * step;
    const Icon = step === 1 ? ChevronRight : ChevronLeft;
    return (
      <IconButton
        className={styles.turn}
        label={step === 1 ? texts.nextYear : texts.previousYear}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && setYear(year + step)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  };

  return (
    <div ref={root} role="group" aria-label={texts.months} className={styles.monthPicker}>
      <div className={styles.head}>
        {renderTurn(-1)}
        <span aria-live="polite">{year}</span>
        {renderTurn(1)}
      </div>
      <div className={styles.monthGrid}>
        {Array.from({ length: 12 }, (_, index) => {
          const first = `${year}-${String(index + 1).padStart(2, "0")}-01`;
          const name = first.slice(0, 7);
          const isOut =
            (min !== undefined && name < min.slice(0, 7)) ||
            (max !== undefined && name > max.slice(0, 7));
          return (
            <button
              key={first}
              type="button"
              className={styles.monthButton}
              aria-current={name === month.slice(0, 7) ? "date" : undefined}
              disabled={isOut}
              onClick={() => onChoose(first)}
            >
              {formatMonthName(first, code)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
