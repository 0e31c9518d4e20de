/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles where its rows are stacked by CSS */
"use client";

import { memo, type ReactNode } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { fillText } from "../locale/locale.ts";
import { readCell, type RowKey, type TableColumn } from "./table-props.ts";
import styles from "./table.module.css";

interface TableRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  columns: readonly TableColumn<Row>[];
  /** The column whose cell names the row. */
  nameKey: string | undefined;
  /** Not given where rows can't be chosen. */
  selected: boolean | undefined;
  selectText: string;
  onToggle: (key: RowKey) => void;
}

function showCell<Row>(row: Row, column: TableColumn<Row>): ReactNode {
  if (column.render) return column.render(row);
  const value = readCell(row, column.key);
  return value === null || value === undefined ? null : String(value);
}

function TableRowPlain<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, nameKey, selected } = props;
  const name = nameKey === undefined ? rowKey : (readCell(row, nameKey) ?? rowKey);
  return (
    <tr role="row" aria-selected={selected} className={styles.row}>
      {selected !== undefined && (
        <td role="cell" className={styles.check}>
          <Checkbox
            aria-label={fillText(props.selectText, { row: String(name) })}
            checked={selected}
            onCheckedChange={() => props.onToggle(rowKey)}
          />
        </td>
      )}
      {columns.map((column) => {
        const isName = column.key === nameKey;
        const Cell = isName ? "th" : "td";
        return (
          <Cell
            key={column.key}
            role={isName ? "rowheader" : "cell"}
            scope={isName ? "row" : undefined}
            className={styles.cell}
            data-align={column.align}
            data-label={column.header}
          >
            {showCell(row, column)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row; drawn again only when its own data or choice changes. */
export const TableRow = memo(TableRowPlain) as typeof TableRowPlain;
