"use client";

import { useCallback, useState } from "react";

/**
 * One value that the parent may control (`value` given) or leave to the component (`defaultValue`).
 * The setter always reports; it stores only what nobody else controls.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const set = useCallback(
    (next: Value) => {
      if (!isControlled) setOwn(next);
      onChange?.(next);
    },
    [isControlled, onChange],
  );
  return [isControlled ? value : own, set];
}
