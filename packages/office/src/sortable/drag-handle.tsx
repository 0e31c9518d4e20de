import { GripVertical } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./drag-handle.module.css";

interface DragHandleProps {
  /** As `useSortableItem` gives it, or what is done until the list can be sorted. */
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Of the entry that it moves. */
  title: string;
}

/** Where an entry of a sortable list is taken to be moved. */
export function DragHandle({ handle, title }: DragHandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`${texts.list.drag}: ${title}`}
      {...handle}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}
