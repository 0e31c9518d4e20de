"use client";

import { useMemo } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import type { DateRangeValue, SingleDateValue } from "./calendar-props.ts";
import { EMPTY_RANGE, type DateRange } from "./calendar-model.ts";

/** A value of either mode as a range: one date is a range of one day. */
export function toRange(value: string | DateRange | null | undefined): DateRange {
  if (value == null) return EMPTY_RANGE;
  return typeof value === "string" ? { from: value, to: value } : value;
}

/** The value of either mode, controlled or not, as a range. */
export function useDateValue(
  props: SingleDateValue | DateRangeValue,
): [DateRange, (range: DateRange) => void] {
  const { value } = props;
  const controlled = useMemo(() => (value === undefined ? undefined : toRange(value)), [value]);
  return useControlled(controlled, toRange(props.defaultValue), (next) => {
    if (props.mode === "range") props.onValueChange?.(next);
    else props.onValueChange?.(next.from);
  });
}
