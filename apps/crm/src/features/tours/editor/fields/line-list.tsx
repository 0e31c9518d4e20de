import { DragHandle, SortableList, useSortableItem } from "@tour/office/sortable";
import { Button } from "@tour/ui-kit/button";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { limitsOf } from "../tour-form.ts";
import type { TourFieldName } from "../tour-form.ts";
import styles from "./entry-list.module.css";
import { EntryMoves } from "./entry-moves.tsx";
import type { EntryMovesProps } from "./entry-moves.tsx";
import { useEntries } from "./use-entries.ts";

interface LineListProps<Item> {
  name: TourFieldName;
  make: () => Item;
  /** What the one at a place is called where it is moved or removed. */
  titleOf: (index: number) => string;
  add: string;
  /** So many have to stay. */
  min?: number;
  /** The controls of the one at a place, in one line. */
  children: (index: number) => ReactNode;
}

/** A list of small things, each a line of controls; moved by drag, by keys or by buttons. */
export function LineList<Item>(props: LineListProps<Item>) {
  const { name, make, titleOf, min = 0, children } = props;
  const list = useEntries<Item>(name);
  const { entries, keys } = list;
  const { maxLength: max = Infinity } = limitsOf(name);
  const ids = keys.map((key) => `${name}-${key}`);
  return (
    <div className={styles.list} data-field={name}>
      <SortableList ids={ids} move={list.move}>
        {ids.map((id, index) => (
          <Line
            key={id}
            id={id}
            title={titleOf(index)}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            moveBy={(step) => list.move(index, index + step)}
            remove={ids.length > min ? () => list.remove(index, titleOf(index)) : undefined}
          >
            {children(index)}
          </Line>
        ))}
      </SortableList>
      {list.error && <p className={styles.error}>{list.error}</p>}
      <Button
        className={styles.add}
        data-adds=""
        size="s"
        variant="secondary"
        iconStart={<Plus size={16} />}
        disabled={entries.length >= max}
        onClick={() => list.add(make())}
      >
        {props.add}
      </Button>
    </div>
  );
}

interface LineProps extends EntryMovesProps {
  id: string;
  children: ReactNode;
}

function Line({ id, title, isFirst, isLast, moveBy, remove, children }: LineProps) {
  const { ref, style, handle } = useSortableItem(id);
  return (
    <div ref={ref} style={style} className={styles.line}>
      <DragHandle handle={handle} title={title} />
      <div className={styles.control}>{children}</div>
      <span className={styles.moves}>
        <EntryMoves {...{ title, isFirst, isLast, moveBy, remove }} />
      </span>
    </div>
  );
}
