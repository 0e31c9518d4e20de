import type {
  CalendarOptions,
  DateRangeValue,
  SingleDateValue,
} from "../calendar/calendar-props.ts";
import type { FieldControlProps } from "../field/field-context.ts";
import type { Texts } from "../locale/locale.ts";
import type { Ref } from "react";

export interface DatePickerOwnProps extends CalendarOptions, FieldControlProps {
  /** In a form: one date as yyyy-MM-dd, a range as yyyy-MM-dd/yyyy-MM-dd (ISO 8601). */
  name?: string | undefined;
  /** Shown in the empty field. */
  placeholder?: string | undefined;
  /** Height of the field. */
  size?: "s" | "m" | "l" | undefined;
  /** Whether the days are shown; controlled when given. */
  open?: boolean | undefined;
  /** Hears when the days are shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Names the field where it has no label that is seen. */
  "aria-label"?: string | undefined;
  /** Words to use in place of the locale's. */
  texts?: Partial<Texts["datePicker"]> | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export type DatePickerProps = DatePickerOwnProps & (SingleDateValue | DateRangeValue);
