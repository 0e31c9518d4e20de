"use client";

import { useId, useMemo } from "react";
import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { IconButton } from "../button/icon-button.tsx";
import { calendarTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { addMonths } from "./calendar-date.ts";
import { CalendarMonth } from "./calendar-month.tsx";
import type { CalendarProps } from "./calendar-props.ts";
import { useCalendar } from "./use-calendar.ts";
import styles from "./calendar.module.css";

/** Days of one or more months to choose a date or a range from. Specification, sections 2 and 3. */
export function Calendar(props: CalendarProps) {
  const { months = 1 } = props;
  const texts = useSection("calendar", calendarTexts, props.texts);
  const calendar = useCalendar(props);
  const id = useId();
  const ref = useMergedRefs(calendar.root, props.ref);
  const marked = useMemo(() => new Set(props.marked), [props.marked]);
  const { first } = calendar;

  const renderTurn = (step: 1 | -1) => {
    const isOff = step === 1 ? !calendar.canGoOn : !calendar.canGoBack;
    const Icon = step === 1 ? ChevronRight : ChevronLeft;
    return (
      <IconButton
        size="s"
        className={styles.turn}
        label={step === 1 ? texts.next : texts.previous}
        aria-disabled={isOff || undefined}
        onClick={() => first && !isOff && calendar.showMonth(addMonths(first, step))}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  };

  return (
    <div
      {...pickData(props)}
      ref={ref}
      id={props.id}
      role="group"
      aria-label={props["aria-label"] ?? texts.label}
      aria-busy={first ? undefined : true}
      className={joinClasses(styles.root, props.className)}
      style={props.style}
    >
      <div className={styles.months}>
        {first
          ? Array.from({ length: months }, (_, index) => (
              <CalendarMonth
                key={index}
                id={`${id}-${index}`}
                month={addMonths(first, index)}
                calendar={calendar}
                marked={marked}
                isRange={props.mode === "range"}
                before={index === 0 && renderTurn(-1)}
                after={index === months - 1 && renderTurn(1)}
                texts={texts}
              />
            ))
          : Array.from({ length: months }, (_, index) => (
              <div key={index} className={styles.month} />
            ))}
      </div>
      {props.footer}
    </div>
  );
}
