"use client";

import { startOfMonth } from "@tour/dates";
import { useRef, useState } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { useMediaQuery } from "../behaviours/use-media-query.ts";
import { resolveBound } from "../calendar/calendar-bounds.ts";
import { EMPTY_RANGE, isDisabledDate, type DateRange } from "../calendar/calendar-model.ts";
import { useDateValue } from "../calendar/date-value.ts";
import { readRange } from "../calendar/read-options.ts";
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
  /** What is being typed in the sheet, until it is a date. */
  const [sheetDraft, setSheetDraft] = useState<string | null>(null);
  /** The month chosen in the first step on Android. */
  const [month, setMonth] = useState<string | null>(null);
  const formValue = useRef<HTMLInputElement>(null);

  const commit = (next: DateRange) => {
    setDraft(null);
    setInvalid(false);
    setPending(null);
    if (next.from !== value.from || next.to !== value.to) setValue(next);
  };
  useFormReset(formValue, () => commit(readRange(props.defaultValue, isRange)));
  // A value that came from outside takes the place of what could not be read.
  if (isInvalid && value.from !== null) {
    setDraft(null);
    setInvalid(false);
  }

  const show = () => {
    if (open) return;
    setPending(null);
    setSheetDraft(null);
    setMonth(null);
    setOpen(true);
  };
  const hide = () => {
    setPending(null);
    setOpen(false);
  };
  const choose = (next: DateRange) => {
    setSheetDraft(null);
    const isWhole = next.from !== null && next.to !== null;
    if (isSheet || !isWhole) return setPending(next);
    commit(next);
    setOpen(false);
    returnFocus();
  };
  const rules = { today, min, max, isDateDisabled: props.isDateDisabled };
  const read = (text: string) => {
    const typed = parseTyped(text, { code, isRange, max });
    if (!typed?.from || !typed.to) return null;
    return isDisabledDate(typed.from, rules) || isDisabledDate(typed.to, rules) ? null : typed;
  };
  const shown = pending ?? value;
  const isSheetInvalid = Boolean(sheetDraft?.trim()) && read(sheetDraft ?? "") === null;
  const isWhole = shown.from !== null && shown.to !== null;
  const isReady = !isSheetInvalid && (isWhole || sheetDraft?.trim() === "");
  const apply = () => {
    if (!isReady) return;
    commit(shown);
    setOpen(false);
  };

  const settle = (text: string) => {
    if (text.trim() === "") return commit(EMPTY_RANGE);
    const typed = read(text);
    if (typed) return commit(typed);
    setInvalid(true);
    // What stands in the field is no date: the one before it must not be sent in its place.
    if (value.from !== null) setValue(EMPTY_RANGE);
  };
  const typeInSheet = (text: string) => {
    const typed = text.trim() === "" ? EMPTY_RANGE : read(text);
    setSheetDraft(text);
    if (!typed) return;
    setPending(typed);
    if (typed.from) setMonth(startOfMonth(typed.from));
  };
  /** What a form gets: what stands in the field, also before it is left. */
  const typed = draft === null ? value : draft.trim() === "" ? EMPTY_RANGE : read(draft);

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
    /** `null` while the field holds what is no date to choose. */
    typed,
    formValue,
    sheetText: sheetDraft ?? formatRange(shown, code, isRange),
    isSheetInvalid,
    isTypedInSheet: sheetDraft !== null,
    typeInSheet,
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
