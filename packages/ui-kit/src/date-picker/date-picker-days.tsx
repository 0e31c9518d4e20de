import { Calendar } from "../calendar/calendar.tsx";
import { MonthChoice } from "../calendar/month-choice.tsx";
import { readDate } from "../calendar/read-options.ts";
import { calendarTexts } from "../locale/en.ts";
import type { Texts } from "../locale/locale.ts";
import { useSection } from "../locale/locale-context.ts";
import type { DatePickerProps } from "./date-picker-props.ts";
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
  const calendarWords = useSection("calendar", calendarTexts);
  const defaultMonth = readDate(props.defaultMonth);
  if (picker.needsMonth) {
    const month = shown.from ?? defaultMonth ?? today ?? min ?? max;
    if (!month) return null;
    return (
      <MonthChoice
        month={month}
        min={min}
        max={max}
        texts={calendarWords}
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
    defaultMonth: picker.month ?? shown.from ?? defaultMonth,
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
