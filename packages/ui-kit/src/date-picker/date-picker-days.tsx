import { Calendar } from "../calendar/calendar.tsx";
import type { Texts } from "../locale/locale.ts";
import type { DatePickerProps } from "./date-picker-props.ts";
import { MonthPicker } from "./month-picker.tsx";
import type { DatePickerState } from "./use-date-picker.ts";

interface DatePickerDaysProps {
  props: DatePickerProps;
  picker: DatePickerState;
  /** Whether the days take the focus when they appear. */
  takesFocus: boolean;
  texts: Texts["datePicker"];
}

/** The months, on Android first, and the days. */
export function DatePickerDays({ props, picker, takesFocus, texts }: DatePickerDaysProps) {
  const { shown, today, min, max } = picker;
  if (picker.needsMonth) {
    const month = shown.from ?? props.defaultMonth ?? today ?? min ?? max;
    if (!month) return null;
    return (
      <MonthPicker
        month={month}
        min={min}
        max={max}
        code={picker.code}
        texts={texts}
        onChoose={picker.setMonth}
      />
    );
  }
  const options = {
    min: props.min,
    max: props.max,
    isDateDisabled: props.isDateDisabled,
    marked: props.marked,
    months: props.months,
    firstWeekDay: props.firstWeekDay,
    today: props.today,
    timeZone: props.timeZone,
    defaultMonth: picker.month ?? shown.from ?? props.defaultMonth,
    autoFocus: takesFocus || (picker.month !== null && !picker.isTypedInSheet),
    "aria-label": texts.title,
  };
  // A date that was typed brings its month along.
  const key = picker.isTypedInSheet ? picker.month : undefined;
  if (picker.isRange) {
    return (
      <Calendar key={key} {...options} mode="range" value={shown} onValueChange={picker.choose} />
    );
  }
  return (
    <Calendar
      key={key}
      {...options}
      value={shown.from}
      onValueChange={(date) => picker.choose({ from: date, to: date })}
    />
  );
}
