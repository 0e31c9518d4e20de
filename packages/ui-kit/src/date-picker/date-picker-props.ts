import type {
  CalendarOptions,
  DateRangeValue,
  SingleDateValue,
} from "../calendar/calendar-props.ts";
import type { FieldControlProps } from "../field/field-context.ts";
import type { Texts } from "../locale/locale.ts";
import type { Ref } from "react";

interface DatePickerOwnProps extends CalendarOptions, FieldControlProps {
  /** In a form: one date as yyyy-MM-dd, a range as yyyy-MM-dd/yyyy-MM-dd (ISO 8601). */
  name?: string | undefined;
  placeholder?: string | undefined;
  size?: "s" | "m" | "l" | undefined;
  /** Whether the days are shown; controlled when given. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  "aria-label"?: string | undefined;
  texts?: Partial<Texts["datePicker"]> | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export type DatePickerProps = DatePickerOwnProps & (SingleDateValue | DateRangeValue);
