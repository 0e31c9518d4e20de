import { DragHandle, useSortableItem } from "@tour/office/sortable";
import { useFormState } from "@tour/validation/react";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useAnyForm } from "../tour-form.ts";
import styles from "./entry-list.module.css";
import { EntryMoves } from "./entry-moves.tsx";
import type { EntryMovesProps } from "./entry-moves.tsx";

interface EntryProps extends EntryMovesProps {
  id: string;
  /** Of its fields' names. */
  prefix: string;
  note?: string | undefined;
  /** It was just added. */
  opensAtOnce: boolean;
  children: ReactNode;
}

/** One of a list: its title, and its fields once it was opened. */
export function Entry(props: EntryProps) {
  const { id, prefix, title, note, isFirst, isLast, moveBy, remove, children } = props;
  const { errors } = useFormState(useAnyForm());
  const hasError = Object.keys(errors).some((name) => name.startsWith(`${prefix}.`));
  const [isOpen, setOpen] = useState(props.opensAtOnce);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const sortable = useSortableItem(id);
  const bodyId = useId();
  return (
    <div ref={sortable.ref} className={styles.item} style={sortable.style} data-error={hasError}>
      <div className={styles.row}>
        <DragHandle handle={sortable.handle} title={title} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={16} className={styles.fold} aria-hidden />
          <span className={styles.name}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </button>
        <span className={styles.moves}>
          <EntryMoves {...{ title, isFirst, isLast, moveBy, remove }} />
        </span>
      </div>
      {/* Once opened its fields stay, so that what was refused has a place to stand. */}
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </div>
  );
}
