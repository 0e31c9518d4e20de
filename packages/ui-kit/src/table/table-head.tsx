/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles where its rows are stacked by CSS */
"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "../icons/icons.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { nextSort, type TableSort } from "./sort-rows.ts";
import type { TableColumn } from "./table-props.ts";
import styles from "./table.module.css";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** Not given where rows can't be chosen. */
  chosen: "all" | "some" | "none" | undefined;
  selectText: string;
  onToggleAll: () => void;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header: names of the columns, buttons that sort, and the box that chooses all rows. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, chosen } = props;
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {chosen !== undefined && (
          <th role="columnheader" scope="col" className={styles.check} data-kept="">
            <Checkbox
              aria-label={props.selectText}
              checked={chosen === "all"}
              indeterminate={chosen === "some"}
              onCheckedChange={props.onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const order = sort?.key === column.key ? sort.direction : "none";
          const Icon = ICONS[order];
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={styles.header}
              data-align={column.align}
              data-kept={column.sortable ? "" : undefined}
              aria-sort={column.sortable ? order : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-order={order}
                  onClick={() => props.onSort(nextSort(sort, column.key))}
                >
                  <span>{column.header}</span>
                  <Icon />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
