"use client";

import { useEffect, useRef } from "react";
import { formatMonth } from "../../format/format-dates.ts";
import { plural } from "../../format/plural.ts";
import { Fold } from "../../parts/fold/fold.tsx";
import { texts } from "../../texts/ru.ts";
import type { ScheduleRow as Row } from "../select-schedule.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import styles from "./schedule-month.module.css";

interface ScheduleMonthProps {
  /** `yyyy-MM`. */
  month: string;
  rows: readonly Row[];
  /** The departures that were chosen, of all months. */
  chosen: readonly Row[];
  today: string;
  /** Words of the links to the tours. */
  linkText: string;
  isOpen: boolean;
}

/** The departures of a month, folded away or open; says how many there are. */
export function ScheduleMonth(props: ScheduleMonthProps) {
  const { month, rows, chosen, today, linkText, isOpen } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  // What was chosen is shown: a new choice opens and folds the months anew.
  useEffect(() => {
    if (fold.current) fold.current.open = isOpen;
  }, [chosen, isOpen]);
  const count = rows.filter((row) => chosen.includes(row)).length;
  const summary = (
    <>
      <h3 className={styles.name}>{formatMonth(`${month}-01`)}</h3>
      <span className={styles.count}>{plural(count, texts.schedule.departures)}</span>
    </>
  );
  return (
    <Fold
      ref={fold}
      className={styles.month}
      isOpen={isOpen}
      isHidden={count === 0}
      summary={summary}
    >
      <ul role="list">
        {rows.map((row) => (
          <ScheduleRow
            key={row.id}
            row={row}
            today={today}
            linkText={linkText}
            isHidden={!chosen.includes(row)}
          />
        ))}
      </ul>
    </Fold>
  );
}
