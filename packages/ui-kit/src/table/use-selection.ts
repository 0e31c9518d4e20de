"use client";

import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import type { RowKey, TableProps } from "./table-props.ts";

const NONE: readonly RowKey[] = [];

/** Which rows are chosen, and the two ways to change that. */
export function useSelection<Row>(props: TableProps<Row>) {
  const { rows, getRowKey, defaultSelectedKeys = NONE, onSelectedKeysChange } = props;
  const [keys, setKeys] = useControlled<readonly RowKey[]>(
    props.selectedKeys,
    defaultSelectedKeys,
    onSelectedKeysChange as ((keys: readonly RowKey[]) => void) | undefined,
  );
  const selected = useMemo(() => new Set(keys), [keys]);
  const shown = rows.filter((row) => selected.has(getRowKey(row))).length;
  const isAll = shown > 0 && shown === rows.length;

  const toggle = (key: RowKey) =>
    setKeys(selected.has(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  /** One function for all rows and renders, so that a choice redraws only its own row. */
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  return {
    selected,
    chosen: isAll ? ("all" as const) : shown > 0 ? ("some" as const) : ("none" as const),
    toggle: useCallback((key: RowKey) => latest.current(key), []),
    /** Rows of other pages keep their choice. */
    toggleAll: () => {
      const own = rows.map(getRowKey);
      const ownKeys = new Set(own);
      const others = keys.filter((key) => !ownKeys.has(key));
      setKeys(isAll ? others : [...others, ...own]);
    },
  };
}
