import type { KeyboardEvent } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import styles from "./month-choice.module.css";

export interface Choice {
  /** The first day of the month or of the year, yyyy-MM-dd. */
  value: string;
  text: string;
  isDisabled: boolean;
}

interface ChoiceGridProps {
  label: string;
  choices: readonly Choice[];
  columns: number;
  /** The one that the Tab key stops at. */
  active: string;
  /** The one that is shown now. */
  current: string;
  className?: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: (value: string) => void;
}

/** Months or years in rows, one of them to be chosen: the practices' grid with one stop. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { choices, columns, active, current, onChoose } = props;
  const rows = Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) =>
    choices.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div
      role="grid"
      aria-label={props.label}
      className={joinClasses(styles.choices, props.className)}
      onKeyDown={props.onKeyDown}
    >
      {rows.map((row) => (
        <div key={row[0]?.value} role="row" className={styles.row}>
          {row.map(({ value, text, isDisabled }) => (
            <div key={value} role="gridcell" aria-selected={value === current}>
              <button
                type="button"
                className={styles.choice}
                data-choice={value}
                data-chosen={value === current || undefined}
                tabIndex={value === active ? 0 : -1}
                disabled={isDisabled}
                onClick={() => onChoose(value)}
              >
                {text}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
