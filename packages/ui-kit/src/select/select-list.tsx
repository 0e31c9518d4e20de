"use client";

import { useMemo, useState, type ReactNode } from "react";
import { Check } from "../icons/icons.ts";
import type { SelectRow } from "./select-model.ts";
import type { SelectState } from "./use-select.ts";
import { ROW_HEIGHT, useWindow, WINDOW_FROM } from "./use-window.ts";
import styles from "./select.module.css";

interface SelectListProps {
  id: string;
  labelId: string | undefined;
  label: string | undefined;
  select: SelectState;
  renderOption: ((item: never) => ReactNode) | undefined;
}

interface Group {
  header: SelectRow<object> | undefined;
  /** Whether the header's own row is among those drawn. */
  isHeaderDrawn: boolean;
  from: number;
  to: number;
}

/** Cuts the drawn rows into groups; a window may begin in the middle of one. */
function cutGroups(rows: SelectRow<object>[], first: number, last: number): Group[] {
  const groups: Group[] = [];
  let header = rows.slice(0, first).findLast((row) => row.isHeader);
  let group: Group = { header, isHeaderDrawn: false, from: first, to: first };
  for (let index = first; index < last; index += 1) {
    if (rows[index]?.isHeader) {
      if (group.to > group.from || group.isHeaderDrawn) groups.push(group);
      header = rows[index];
      group = { header, isHeaderDrawn: true, from: index + 1, to: index + 1 };
    } else group.to = index + 1;
  }
  return [...groups, group];
}

/** The place of each row among the options, from 1; headers are none of them. */
function countPlaces(rows: readonly SelectRow<object>[]): number[] {
  let place = 0;
  return rows.map((row) => (row.isHeader ? place : (place += 1)));
}

/** The listbox: groups, options, and only those in sight when there are very many. */
export function SelectList({ id, labelId, label, select, renderOption }: SelectListProps) {
  const { rows, active, values, multiple } = select;
  const [list, setList] = useState<HTMLElement | null>(null);
  const { first, last } = useWindow(list, rows.length, active);
  const isWindowed = rows.length > WINDOW_FROM;
  const places = useMemo(() => (isWindowed ? countPlaces(rows) : []), [rows, isWindowed]);
  const rowStyle = isWindowed ? { blockSize: ROW_HEIGHT } : undefined;

  const renderRow = (row: SelectRow<object>, index: number) => (
    <div
      key={index}
      id={`${id}-${index}`}
      role="option"
      aria-selected={values.includes(row.value)}
      aria-disabled={row.isDisabled || undefined}
      {...(isWindowed && { "aria-setsize": places.at(-1), "aria-posinset": places[index] })}
      className={styles.option}
      style={rowStyle}
      data-index={index}
      data-active={index === active || undefined}
      onPointerMove={() => index !== active && !row.isDisabled && select.setActive(index)}
      onClick={() => select.choose(row)}
    >
      <span className={styles.optionText}>
        {renderOption ? renderOption(row.item as never) : row.text}
      </span>
      <Check className={styles.check} />
    </div>
  );

  return (
    <div
      ref={setList}
      id={id}
      role="listbox"
      aria-multiselectable={multiple || undefined}
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      className={styles.list}
      data-windowed={isWindowed || undefined}
      // A press must not take the focus from the field that has the keys.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      {isWindowed && <div style={{ blockSize: first * ROW_HEIGHT }} role="presentation" />}
      {cutGroups(rows, first, last).map((group) => {
        const options = rows
          .slice(group.from, group.to)
          .map((row, index) => renderRow(row, group.from + index));
        if (!group.header) return options;
        return (
          <div key={`group-${group.from}`} role="group" aria-label={group.header.text}>
            {group.isHeaderDrawn && (
              <div role="presentation" className={styles.groupHeader} style={rowStyle}>
                {group.header.text}
              </div>
            )}
            {options}
          </div>
        );
      })}
      {isWindowed && (
        <div style={{ blockSize: (rows.length - last) * ROW_HEIGHT }} role="presentation" />
      )}
    </div>
  );
}
