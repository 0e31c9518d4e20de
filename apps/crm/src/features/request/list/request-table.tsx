/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles where its rows are stacked by CSS */
import { FlexRender } from "@tanstack/react-table";
import { memo, useEffect } from "react";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { takeOpened } from "./kept-place.ts";
import { ReadAt } from "./request-columns.tsx";
import styles from "./request-table.module.css";
import { useListKeys } from "./use-list-keys.ts";
import type { ShownRequests } from "./use-request-list.ts";
import type { RequestTableModel } from "./use-request-table.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface RequestTableProps {
  organizerId: number;
  model: RequestTableModel;
  shown: ShownRequests;
  focusSearch: () => void;
}

/** Requests under each other, drawn as far as they are in sight; on a phone each is a card. */
export function RequestTable({ organizerId, model, shown, focusSearch }: RequestTableProps) {
  const { table } = model;
  const { rows } = table.getRowModel();
  const keyOf = (index: number) => rows[index]?.original.id ?? index;
  const { body, items, measure, before, after, focus } = useVirtualRows({
    ...{ count: rows.length, keyOf, loadMore: shown.loadMore },
  });

  /** The row that has the focus; -1 where none has. */
  const findFocused = () => {
    const link = document.activeElement?.closest("tr")?.querySelector("[data-request]");
    const id = link?.getAttribute("data-request");
    return rows.findIndex(({ original }) => `${original.id}` === id);
  };
  useListKeys({
    focusSearch,
    move: (step) => {
      const next = Math.min(rows.length - 1, Math.max(0, findFocused() + step));
      if (rows.length > 0) focus(next);
    },
    toggle: () => rows[findFocused()]?.toggleSelected(),
  });
  // Whoever comes back from a request stands where they left.
  const isThere = rows.length > 0;
  useEffect(() => {
    if (!isThere) return;
    const opened = takeOpened(organizerId);
    const index = rows.findIndex(({ original }) => original.id === opened);
    if (index >= 0) focus(index);
    // Once, when there are rows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere, organizerId]);

  return (
    <ReadAt value={shown.readAt}>
      <table
        role="table"
        aria-label={texts.caption}
        aria-rowcount={(shown.total ?? rows.length) + 1}
        aria-busy={shown.isFromMemory}
        className={styles.table}
      >
        <thead role="rowgroup" className={styles.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row" aria-rowindex={1}>
              {group.headers.map((header) => (
                <th key={header.id} role="columnheader" scope="col" className={styles[header.id]}>
                  <FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body} role="rowgroup" className={styles.body}>
          <Space height={before} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            return (
              row && (
                <RowView key={key} {...{ row, index, measure }} isSelected={row.getIsSelected()} />
              )
            );
          })}
          <Space height={after} />
        </tbody>
      </table>
    </ReadAt>
  );
}

interface RowViewProps {
  row: RequestTableModel["table"] extends { getRow: (id: string) => infer Row } ? Row : never;
  index: number;
  isSelected: boolean;
  measure: (element: HTMLElement | null) => void;
}

/** Drawn once while it scrolls by: its dates and sums take their time. */
const RowView = memo(function RowView({ row, index, isSelected, measure }: RowViewProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
    >
      {row.getAllCells().map((cell) => (
        <td key={cell.id} role="cell" className={styles[cell.column.id]}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
});

/** The room of rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className={styles.space}>
      <td style={{ blockSize: height }} />
    </tr>
  ) : null;
