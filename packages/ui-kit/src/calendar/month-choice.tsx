"use client";

import { startOfMonth } from "@tour/dates";
import { useRef, type KeyboardEvent } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { useLanguage } from "../locale/locale-context.ts";
import { ChoiceGrid } from "./choice-grid.tsx";
import { MONTHS_IN_ROW, YEARS_IN_ROW } from "./choice-keys.ts";
import { formatMonthName, formatYear } from "./date-format.ts";
import { listMonths } from "./list-choices.ts";
import { TitleButton } from "./title-button.tsx";
import { TurnButton } from "./turn-button.tsx";
import { useMonthChoice, type MonthBounds } from "./use-month-choice.ts";
import styles from "./month-choice.module.css";

interface MonthChoiceProps extends MonthBounds {
  texts: Texts["calendar"];
  /** Hears the first day of the month that was pressed. */
  onChoose: (month: string) => void;
  /** Hears that Escape was pressed among the months. */
  onCancel?: (() => void) | undefined;
}

/** The months of a year, and behind the year's name all years. Specification, section 2. */
export function MonthChoice(props: MonthChoiceProps) {
  const { texts, onCancel } = props;
  const code = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const choice = useMonthChoice(props, root);
  const { active, isYears, showYears } = choice;
  const year = formatYear(active, code);
  useDismiss({
    open: isYears || onCancel !== undefined,
    layer: root,
    anchor: root,
    onDismiss: (reason) => {
      if (reason !== "escape") return;
      if (isYears) showYears(false);
      else onCancel?.();
    },
  });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = isRightToLeft(event.currentTarget);
    if (choice.moveByKey(event.key, isRtl)) event.preventDefault();
  };
  const renderTurn = (step: 1 | -1) => (
    <TurnButton
      step={step}
      label={step === 1 ? texts.nextYear : texts.previousYear}
      isOff={!choice.canTurn(step)}
      onTurn={() => choice.turn(step)}
    />
  );

  return (
    <div ref={root} className={styles.root}>
      <div className={styles.head}>
        {!isYears && renderTurn(-1)}
        <TitleButton
          text={year}
          label={fillText(texts.chooseYear, { year })}
          isOpen={isYears}
          onClick={() => showYears(!isYears)}
        />
        {!isYears && renderTurn(1)}
      </div>
      {isYears ? (
        <ChoiceGrid
          label={texts.years}
          className={styles.years}
          columns={YEARS_IN_ROW}
          choices={choice.years.map((value) => ({
            value,
            text: formatYear(value, code),
            isDisabled: choice.isOut(value.slice(0, 4)),
          }))}
          active={`${active.slice(0, 4)}-01-01`}
          current={`${props.month.slice(0, 4)}-01-01`}
          onKeyDown={handleKey}
          onChoose={choice.chooseYear}
        />
      ) : (
        <ChoiceGrid
          label={texts.months}
          columns={MONTHS_IN_ROW}
          choices={listMonths(active).map((value) => ({
            value,
            text: formatMonthName(value, code),
            isDisabled: choice.isOut(value.slice(0, 7)),
          }))}
          active={active}
          current={startOfMonth(props.month)}
          onKeyDown={handleKey}
          onChoose={props.onChoose}
        />
      )}
    </div>
  );
}
