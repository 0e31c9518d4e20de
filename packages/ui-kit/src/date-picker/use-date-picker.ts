"use client";

import { useRef, useState } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { useMediaQuery } from "../behaviours/use-media-query.ts";
import { isDisabledDate, resolveBound, type DateRange } from "../calendar/calendar-model.ts";
import { toRange, useDateValue } from "../calendar/date-value.ts";
import { useToday } from "../calendar/use-today.ts";
import { useLanguage } from "../locale/locale-context.ts";
import type { DatePickerProps } from "./date-picker-props.ts";
import { formatRange, parseTyped } from "./typed-date.ts";
import { useAndroid } from "./use-android.ts";

/** Where the modal window is a bottom sheet. */
const SHEET_QUERY = "(max-width: 575.98px), (max-width: 991.98px) and (pointer: coarse)";

/** Value, typing and closing of a date picker. Specification, section 4. */
export function useDatePicker(props: DatePickerProps, returnFocus: () => void) {
  const isRange = props.mode === "range";
  const code = useLanguage();
  const today = useToday(props.today, props.timeZone);
  const min = resolveBound(props.min, today);
  const max = resolveBound(props.max, today);
  const isSheet = useMediaQuery(SHEET_QUERY);
  const isAndroid = useAndroid();

  const [value, setValue] = useDateValue(props);
  const [open, setOpen] = useControlled(props.open, false, props.onOpenChange);
  /** What is chosen but not reported: a range half way, or all of it until Apply. */
  const [pending, setPending] = useState<DateRange | null>(null);
  /** What stands in the field while it differs from the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  /** The month chosen in the first step on Android. */
  const [month, setMonth] = useState<string | null>(null);
  const formValue = useRef<HTMLInputElement>(null);

  const commit = (next: DateRange) => {
    setDraft(null);
    setInvalid(false);
    setPending(null);
    if (next.from !== value.from || next.to !== value.to) setValue(next);
  };
  useFormReset(formValue, () => commit(toRange(props.defaultValue)));

  const show = () => {
    if (open) return;
    setPending(null);
    setMonth(null);
    setOpen(true);
  };
  const hide = () => {
    setPending(null);
    setOpen(false);
  };
  const choose = (next: DateRange) => {
    const isWhole = next.from !== null && next.to !== null;
    if (isSheet || !isWhole) return setPending(next);
    commit(next);
    setOpen(false);
    returnFocus();
  };
  const shown = pending ?? value;
  const isReady = shown.from !== null && shown.to !== null;
  const apply = () => {
    if (!isReady) return;
    commit(shown);
    setOpen(false);
  };

  const rules = { today, min, max, isDateDisabled: props.isDateDisabled };
  const read = (text: string) => {
    const typed = parseTyped(text, code, isRange);
    if (!typed?.from || !typed.to) return null;
    return isDisabledDate(typed.from, rules) || isDisabledDate(typed.to, rules) ? null : typed;
  };
  const settle = (text: string) => {
    if (text.trim() === "") return commit({ from: null, to: null });
    const typed = read(text);
    if (typed) commit(typed);
    else setInvalid(true);
  };

  return {
    code,
    today,
    min,
    max,
    isRange,
    isSheet,
    open,
    shown,
    value,
    isReady,
    isInvalid,
    formValue,
    month,
    setMonth,
    needsMonth: isSheet && isAndroid && month === null,
    text: draft ?? formatRange(value, code, isRange),
    type: (text: string) => {
      setDraft(text);
      setInvalid(false);
    },
    /** Takes over what was typed, on leaving the field and on Enter. */
    settleTyped: () => draft !== null && settle(draft),
    choose,
    show,
    hide,
    apply,
  };
}

export type DatePickerState = ReturnType<typeof useDatePicker>;
