"use client";

import { useMemo } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import type { DateRangeValue, SingleDateValue } from "./calendar-props.ts";
import type { DateRange } from "./calendar-model.ts";
import { readRange } from "./read-options.ts";

/** The value of either mode, controlled or not, as a range. */
export function useDateValue(
  props: SingleDateValue | DateRangeValue,
): [DateRange, (range: DateRange) => void] {
  const { value, mode } = props;
  const isRange = mode === "range";
  const controlled = useMemo(
    () => (value === undefined ? undefined : readRange(value, isRange)),
    [value, isRange],
  );
  return useControlled(controlled, readRange(props.defaultValue, isRange), (next) => {
    if (props.mode === "range") props.onValueChange?.(next);
    else props.onValueChange?.(next.from);
  });
}
