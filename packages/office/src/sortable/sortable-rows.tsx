import { useLayoutEffect } from "react";
import { isSameItem } from "./is-same-item.ts";
import { SortableList, useSortableItem } from "./sortable-list.tsx";
import type { SortedRows } from "./row-items.ts";

interface SortableRowsProps {
  ids: string[];
  move: (from: number, to: number) => void;
  rows: SortedRows;
}

/**
 * Stands beside a list whose rows were shown before their sorting came, and tells each what it needs
 * to be moved. Around them it would draw all of them anew, and take the focus away.
 */
export function SortableRows({ ids, move, rows }: SortableRowsProps) {
  return (
    <SortableList ids={ids} move={move}>
      {ids.map((id) => (
        <Row key={id} id={id} rows={rows} />
      ))}
    </SortableList>
  );
}

function Row({ id, rows }: { id: string; rows: SortedRows }) {
  const item = useSortableItem(id);
  useLayoutEffect(() => {
    const known = rows.getState()[id];
    if (!known || !isSameItem(known, item)) rows.setState({ [id]: item });
  });
  useLayoutEffect(
    () => () => {
      const { [id]: _, ...others } = rows.getState();
      rows.setState(others, true);
    },
    [id, rows],
  );
  return null;
}
