"use client";

import { addMonths } from "@tour/dates";
import { useId, useMemo, useState } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { calendarTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { CalendarMonth } from "./calendar-month.tsx";
import type { CalendarProps } from "./calendar-props.ts";
import { MonthChoice } from "./month-choice.tsx";
import { readMarked } from "./read-options.ts";
import { TurnButton } from "./turn-button.tsx";
import { useCalendar } from "./use-calendar.ts";
import styles from "./calendar.module.css";

/** Days of one or more months to choose a date or a range from. Specification, sections 2 and 3. */
export function Calendar(props: CalendarProps) {
  const texts = useSection("calendar", calendarTexts, props.texts);
  const calendar = useCalendar(props);
  const id = useId();
  const ref = useMergedRefs(calendar.root, props.ref);
  const marked = useMemo(() => readMarked(props.marked), [props.marked]);
  const { first, months } = calendar;
  /** Of which of the months another one is being chosen. */
  const [choosing, setChoosing] = useState<number | null>(null);

  const renderTurn = (step: 1 | -1) => (
    <TurnButton
      step={step}
      label={step === 1 ? texts.next : texts.previous}
      isOff={step === 1 ? !calendar.canGoOn : !calendar.canGoBack}
      onTurn={() => first && calendar.showMonth(addMonths(first, step))}
    />
  );
  const renderMonth = (month: string, index: number) =>
    choosing === index ? (
      <div key={index} className={styles.month}>
        <MonthChoice
          month={month}
          min={calendar.rules.min}
          max={calendar.rules.max}
          texts={texts}
          onChoose={(chosen) => {
            setChoosing(null);
            calendar.chooseMonth(chosen, index);
          }}
          onCancel={() => {
            setChoosing(null);
            calendar.chooseMonth(month, index);
          }}
        />
      </div>
    ) : (
      <CalendarMonth
        key={index}
        id={`${id}-${index}`}
        month={month}
        calendar={calendar}
        marked={marked}
        isRange={props.mode === "range"}
        before={index === 0 && renderTurn(-1)}
        after={index === months - 1 && renderTurn(1)}
        texts={texts}
        onTitle={() => setChoosing(index)}
      />
    );

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
        {Array.from({ length: months }, (_, index) =>
          first ? (
            renderMonth(addMonths(first, index), index)
          ) : (
            <div key={index} className={styles.month} />
          ),
        )}
      </div>
      {props.footer}
    </div>
  );
}
