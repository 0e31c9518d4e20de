import { imageUrl } from "@tour/api";
import type { Media } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { Fragment, useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { DragHandle, useSortableItem } from "@tour/office/sortable";
import { texts } from "../../../../texts/ru.ts";
import type { FieldDescription } from "../describe-field.ts";
import { describeFields } from "../describe-field.ts";
import { entryFillers } from "../entry-fillers.ts";
import { useBlockForm } from "../form-context.ts";
import { findFirstControl } from "./find-first-control.ts";
import styles from "./list-editor.module.css";

interface ListItemProps {
  item: FieldDescription;
  path: string;
  value: unknown;
  title: string;
  titleRef: Ref<HTMLButtonElement>;
  /** Added just now: it opens, with the focus in its first field. */
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
  moveBy: (step: -1 | 1) => void;
  /** Adds an entry behind this one, where there is room. */
  addNext: () => void;
  remove: () => void;
}

/** One entry: simple texts stand in the row itself, larger ones unfold. */
export function ListItem(props: ListItemProps) {
  const { item, path, value, title, titleRef, isNew, isFirst, isLast, moveBy } = props;
  const { addNext, remove } = props;
  const { validation } = useBlockForm();
  const hasError = Object.keys(validation).some(
    (key) => key === path || key.startsWith(`${path}.`),
  );
  const isUntitled = title.startsWith(texts.list.item(0).slice(0, -1));
  const isPicture = item.editor === "media" && value !== null;
  const [isOpen, setOpen] = useState(isNew || (isUntitled && !isPicture));
  const sortable = useSortableItem(path);
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && body.current) findFirstControl(body.current)?.focus();
  }, [isNew]);
  return (
    <div ref={sortable.ref} className={styles.item} style={sortable.style} data-error={hasError}>
      <div className={styles.row}>
        <DragHandle handle={sortable.handle} title={title} />
        <button
          ref={titleRef}
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          {isPicture && (
            <img
              className={styles.thumbnail}
              src={imageUrl((value as Media).image, "160x160")}
              alt=""
              width="40"
              height="40"
              loading="lazy"
            />
          )}
          <span className={styles.name}>{title}</span>
        </button>
        <IconButton size="s" label={texts.list.up} disabled={isFirst} onClick={() => moveBy(-1)}>
          <ChevronUp size={16} />
        </IconButton>
        <IconButton size="s" label={texts.list.down} disabled={isLast} onClick={() => moveBy(1)}>
          <ChevronDown size={16} />
        </IconButton>
        <IconButton size="s" label={texts.list.remove} onClick={remove}>
          <Trash2 size={16} />
        </IconButton>
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is pressed in a field within
        <div
          ref={body}
          id={bodyId}
          className={styles.body}
          onKeyDown={(event) => {
            // An entry of a list within this one has had its turn.
            if (event.defaultPrevented || !endsLine(event)) return;
            event.preventDefault();
            addNext();
          }}
        >
          <ItemFields item={item} path={path} value={value} />
        </div>
      )}
    </div>
  );
}

/** Enter in a filled line of text; an address is completed by it, and longer texts take it themselves. */
function endsLine({ key, nativeEvent, target }: KeyboardEvent): boolean {
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement))
    return false;
  const isLine = target.matches(
    ":is([type=text], [type=email], [type=tel]):not([inputmode=url], [role=combobox])",
  );
  return isLine && target.value.trim() !== "";
}

function ItemFields({ item, path, value }: Pick<ListItemProps, "item" | "path" | "value">) {
  const { FieldEditor } = useBlockForm();
  if (item.editor !== "group") return <FieldEditor field={item} path={path} value={value} />;
  const entry = value as Record<string, unknown> | null;
  return describeFields(item.schema).map((field) => {
    const Filler = field.hints.fillsFrom && entryFillers[field.hints.fillsFrom];
    return (
      <Fragment key={field.key}>
        <FieldEditor field={field} path={`${path}.${field.key}`} value={entry?.[field.key]} />
        {Filler && <Filler path={path} value={entry} />}
      </Fragment>
    );
  });
}
