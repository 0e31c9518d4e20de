/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles where its rows are stacked by CSS */
"use client";

import { useId, useMemo } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useScrollStop } from "../behaviours/use-scroll-stop.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { tableTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { sortRows, type SortValue, type TableSort } from "./sort-rows.ts";
import { TableHead } from "./table-head.tsx";
import { readCell, type TableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { useSelection } from "./use-selection.ts";
import styles from "./table.module.css";

/** Rows and columns; on phones each row is a card. Specification, section 8. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, getRowKey, caption, manualSort = false, selectable = false } = props;
  const { loading = false, loadingRows = 5, stickyHeader = false, narrow = "stack" } = props;
  const texts = useSection("table", tableTexts, props.texts);
  const code = useLanguage();
  const captionId = useId();
  const { ref: scrollRef, tabIndex } = useScrollStop();
  const [sort, setSort] = useControlled<TableSort | null>(
    props.sort,
    props.defaultSort ?? null,
    props.onSortChange,
  );
  const selection = useSelection(props);
  const nameKey = (columns.find((column) => column.isRowHeader) ?? columns[0])?.key;

  const ordered = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    if (manualSort || !sort || !column) return rows;
    const valueOf = column.sortValue ?? ((row: Row) => readCell(row, column.key) as SortValue);
    return sortRows(rows, valueOf, sort.direction, code);
  }, [rows, columns, sort, manualSort, code]);

  const width = columns.length + Number(selectable);
  const isEmpty = rows.length === 0;
  const label = caption == null ? props["aria-label"] : undefined;
  const scroller =
    tabIndex === undefined
      ? undefined
      : {
          tabIndex,
          role: "region",
          "aria-label": label ?? (caption == null ? texts.scroll : undefined),
          "aria-labelledby": caption == null ? undefined : captionId,
        };

  return (
    <div
      {...pickData(props)}
      ref={props.ref}
      id={props.id}
      className={joinClasses(styles.root, props.className)}
      style={props.style}
      data-narrow={narrow}
      data-sticky={stickyHeader || undefined}
      data-loading={(loading && !isEmpty) || undefined}
    >
      <div ref={scrollRef} className={styles.scroller} {...scroller}>
        <table role="table" aria-label={label} aria-busy={loading} className={styles.table}>
          {caption != null && (
            <caption id={captionId} className={styles.caption}>
              {caption}
            </caption>
          )}
          <TableHead
            columns={columns}
            sort={sort}
            onSort={setSort}
            chosen={selectable ? selection.chosen : undefined}
            selectText={texts.selectAll}
            onToggleAll={selection.toggleAll}
          />
          <tbody role="rowgroup" className={styles.body}>
            {ordered.map((row) => {
              const key = getRowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  rowKey={key}
                  columns={columns}
                  nameKey={nameKey}
                  selected={selectable ? selection.selected.has(key) : undefined}
                  selectText={texts.selectRow}
                  onToggle={selection.toggle}
                />
              );
            })}
            {isEmpty &&
              loading &&
              Array.from({ length: loadingRows }, (_, index) => (
                <tr key={index} role="row" className={styles.row}>
                  {Array.from({ length: width }, (__, cell) => (
                    <td key={cell} role="cell" className={styles.cell}>
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))}
            {isEmpty && !loading && (
              <tr role="row" className={styles.row}>
                <td role="cell" colSpan={width} className={styles.empty}>
                  {props.empty ?? texts.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p role="status" className={hidden.hidden}>
        {loading && texts.loading}
      </p>
    </div>
  );
}
