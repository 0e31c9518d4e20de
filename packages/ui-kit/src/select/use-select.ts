"use client";

import { useMemo, useState, type KeyboardEvent } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import { createTypeahead, matchTyped } from "../behaviours/typeahead.ts";
import {
  filterRows,
  findChoosable,
  moveActive,
  readRows,
  type SelectRow,
  type SelectValue,
} from "./select-model.ts";
import { toValues, type SelectProps } from "./select-props.ts";

/** Finds the rows of a search. */
type Filter = <Item>(rows: SelectRow<Item>[], search: string) => SelectRow<Item>[];

/** Choice, search, active row and keys of a select. */
export function useSelect<Value extends SelectValue>(
  props: SelectProps<Value> & { filter?: Filter },
) {
  const { filter = filterRows } = props;
  const { items, multiple = false, onSearchChange, searchable = false } = props;
  const { textKey = "text", valueKey = "value" } = props;
  const { headerKey = "header", disabledKey = "disabled" } = props;
  const report = props.onValueChange as ((value: unknown) => void) | undefined;
  const controlled = useMemo(
    () => (props.value === undefined ? undefined : toValues(props.value)),
    [props.value],
  );
  const [values, setValues] = useControlled(controlled, toValues(props.defaultValue), (next) =>
    report?.(multiple ? next : (next[0] ?? null)),
  );
  const [open, setOpen] = useState(false);
  const [search, setSearchText] = useState("");
  const [active, setActive] = useState(-1);
  const [typeahead] = useState(createTypeahead);

  const all = useMemo(
    () => readRows(items, { textKey, valueKey, headerKey, disabledKey }),
    [items, textKey, valueKey, headerKey, disabledKey],
  );
  const rows = useMemo(
    () => (searchable && !onSearchChange ? filter(all, search) : all),
    [all, search, searchable, onSearchChange, filter],
  );
  const chosen = useMemo(
    () => all.filter((row) => !row.isHeader && values.includes(row.value)),
    [all, values],
  );

  const show = (key?: string) => {
    const isEnd = key === "Home" || key === "End";
    const chosenRow = rows.findIndex((row) => !row.isHeader && values.includes(row.value));
    const isKept = chosenRow >= 0 && !isEnd;
    setActive(isKept ? chosenRow : (moveActive(rows, -1, isEnd ? key : "Home") ?? -1));
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    if (search !== "") setSearch("");
  };
  const setSearch = (text: string) => {
    setSearchText(text);
    onSearchChange?.(text);
    setActive(onSearchChange ? -1 : findChoosable(filter(all, text), 0, 1));
  };
  const choose = (row: SelectRow<object> | undefined) => {
    if (!row || row.isHeader || row.isDisabled) return;
    if (!multiple) {
      if (values[0] !== row.value) setValues([row.value]);
      hide();
    } else if (values.includes(row.value)) {
      setValues(values.filter((value) => value !== row.value));
    } else {
      setValues([...values, row.value]);
    }
  };

  const handleOpenKey = (event: KeyboardEvent): void => {
    if (event.key === "Tab") {
      if (!multiple) choose(rows[active]);
      return hide();
    }
    const isChoice = event.key === "Enter" || (event.key === " " && !searchable);
    if (isChoice || (event.key === "ArrowUp" && event.altKey)) {
      event.preventDefault();
      return choose(rows[active]);
    }
    // In the search field these keys move the caret.
    if (searchable && (event.key === "Home" || event.key === "End")) return;
    const next = moveActive(rows, active, event.key);
    if (next === undefined) return searchable ? undefined : handleLetter(event);
    event.preventDefault();
    setActive(next);
  };
  const handleLetter = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const typed = typeahead(event.key, event.timeStamp);
    const texts = rows.map((row) => (row.isHeader || row.isDisabled ? "" : row.text));
    const found = matchTyped(texts, typed, open ? active : -1);
    if (!open) show();
    if (found >= 0) setActive(found);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (open) return handleOpenKey(event);
    if (["ArrowDown", "ArrowUp", "Enter", " ", "Home", "End"].includes(event.key)) {
      event.preventDefault();
      show(event.key);
    } else if (!searchable) handleLetter(event);
  };

  return {
    ...{ values, setValues, rows, all, chosen, open, search, active, multiple },
    ...{ show, hide, setSearch, setActive, choose, handleKey },
  };
}

export type SelectState = ReturnType<typeof useSelect>;
