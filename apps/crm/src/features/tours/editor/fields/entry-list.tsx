import { SortableList } from "@tour/office/sortable";
import { Button } from "@tour/ui-kit/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { limitsOf } from "../tour-form.ts";
import type { TourFieldName } from "../tour-form.ts";
import { Entry } from "./entry.tsx";
import styles from "./entry-list.module.css";
import { useEntries } from "./use-entries.ts";

interface EntryListProps<Item> {
  name: TourFieldName;
  /** What a new one begins as, as the last of so many. */
  make: (count: number) => Item;
  /** What a folded one is called. */
  titleOf: (item: Item, index: number) => string;
  /** A quiet word beside its title. */
  noteOf?: (item: Item) => string;
  texts: { add: string; empty?: string };
  /** So many have to stay. */
  min?: number;
  /** The fields of the one at a place. */
  children: (index: number) => ReactNode;
}

/** A list of larger things, each folded until it is opened; moved by drag, by keys or by buttons. */
export function EntryList<Item>(props: EntryListProps<Item>) {
  const { name, make, titleOf, noteOf, texts, min = 0, children } = props;
  const list = useEntries<Item>(name);
  const { entries, keys } = list;
  const { maxLength: max = Infinity } = limitsOf(name);
  const [added, setAdded] = useState<number | null>(null);
  const ids = keys.map((key) => `${name}-${key}`);
  const add = () => {
    setAdded(entries.length);
    list.add(make(entries.length + 1));
  };
  return (
    <div className={styles.list} data-field={name}>
      {entries.length === 0 && texts.empty && <p className={styles.empty}>{texts.empty}</p>}
      <SortableList ids={ids} move={list.move}>
        {entries.map((entry, index) => (
          <Entry
            key={ids[index]}
            id={ids[index]!}
            prefix={`${name}.${index}`}
            title={titleOf(entry, index)}
            note={noteOf?.(entry)}
            opensAtOnce={index === added}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            moveBy={(step) => list.move(index, index + step)}
            remove={
              entries.length > min ? () => list.remove(index, titleOf(entry, index)) : undefined
            }
          >
            {children(index)}
          </Entry>
        ))}
      </SortableList>
      {list.error && <p className={styles.error}>{list.error}</p>}
      <Button
        className={styles.add}
        data-adds=""
        variant="secondary"
        iconStart={<Plus size={16} />}
        disabled={entries.length >= max}
        onClick={add}
      >
        {texts.add}
      </Button>
    </div>
  );
}
