import type { Media } from "@tour/api";
import { formatPhone } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { readLimits } from "@tour/validation/valibot";
import { Plus } from "lucide-react";
import { SortableList } from "@tour/office/sortable";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { texts } from "../../../../texts/ru.ts";
import { describeItem } from "../describe-field.ts";
import type { FieldDescription } from "../describe-field.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { makeEmpty } from "../make-empty.ts";
import { ListItem } from "./list-item.tsx";
import { AddToList, PictureListDrop } from "./picture-list.tsx";
import { useEntryKeys } from "./use-entry-keys.ts";
import { usePictureNames } from "./use-picture-names.ts";
import styles from "./list-editor.module.css";

/** Entries that can be added, removed, and reordered by pointer, by keyboard or by buttons. */
export function ListEditor({ field, path, value }: EditorProps<unknown[]>) {
  const { write, validation, begin, settle } = useBlockForm();
  const item = describeItem(field.schema);
  const entries = value ?? [];
  const { maxLength: max } = readLimits(field.schema);
  const isOfPictures = item.editor === "media";
  const pictureNames = usePictureNames(isOfPictures ? (entries as (Media | null)[]) : []);

  const list = useEntryKeys(entries.length);
  const titles = useRef<(HTMLButtonElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);

  const isFull = max !== undefined && entries.length >= max;

  const add = (index: number) => {
    list.add(index);
    // Those behind it go by other numbers from now on.
    if (index < entries.length) settle(path);
    begin(`${path}.${index}`);
    write(path, entries.toSpliced(index, 0, makeEmpty(item)));
  };
  const move = (from: number, to: number) => {
    const moved = entries[from];
    list.move(from, to);
    settle(path);
    write(path, entries.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const moveBy = (index: number, step: -1 | 1) => {
    flushSync(() => move(index, index + step));
    // At an end of the list the pressed button is disabled, and would lose the focus.
    const pressed = document.activeElement;
    if (pressed === document.body || pressed?.matches(":disabled")) {
      titles.current[index + step]?.focus();
    }
  };
  const remove = (index: number) => {
    flushSync(() => {
      list.remove(index);
      settle(path);
      write(path, entries.toSpliced(index, 1));
    });
    // The focus stood on the entry that is gone: it goes on at the neighbour's.
    (titles.current[index] ?? titles.current[index - 1] ?? addButton.current)?.focus();
  };

  const shown = (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        {field.hints.label}
        {max !== undefined && <span className={styles.count}>{`${entries.length} / ${max}`}</span>}
      </legend>
      {field.hints.hint && <p className={styles.hint}>{field.hints.hint}</p>}
      <SortableList ids={entries.map((_, index) => `${path}.${index}`)} move={move}>
        {entries.map((entry, index) => (
          <ListItem
            key={list.keys[index]}
            isNew={list.keys[index] === list.added}
            item={item}
            path={`${path}.${index}`}
            value={entry}
            titleRef={(button) => {
              titles.current[index] = button;
              // Told again under another number before it was taken back under this one.
              return () => {
                if (titles.current[index] === button) titles.current[index] = null;
              };
            }}
            title={titleOf(field, item, entry, index, pictureNames)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            moveBy={(step) => moveBy(index, step)}
            addNext={() => !isFull && add(index + 1)}
            remove={() => remove(index)}
          />
        ))}
      </SortableList>
      {validation[path]?.[0] && <p className={styles.error}>{validation[path][0]}</p>}
      {isOfPictures ? (
        <AddToList ref={addButton} path={path} isFull={isFull} />
      ) : (
        <Button
          ref={addButton}
          size="s"
          variant="secondary"
          iconStart={<Plus size={16} />}
          disabled={isFull}
          onClick={() => add(entries.length)}
        >
          {field.hints.addLabel ?? texts.list.add}
        </Button>
      )}
    </fieldset>
  );
  return isOfPictures ? <PictureListDrop path={path}>{shown}</PictureListDrop> : shown;
}

/** What a folded entry is called: one of its own texts, a picture's name in the library, else its number. */
function titleOf(
  field: FieldDescription,
  item: FieldDescription,
  entry: unknown,
  index: number,
  pictureNames: ReadonlyMap<string, string>,
): string {
  const text =
    typeof entry === "string"
      ? entry
      : (readTitle(field, item, entry) ?? readPictureName(item, entry, pictureNames));
  const shown = text && item.editor === "phone" ? formatPhone(text) : text?.trim();
  return shown || texts.list.item(index + 1);
}

function readTitle(
  field: FieldDescription,
  item: FieldDescription,
  entry: unknown,
): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const keys = [field.hints.itemTitle, "title", "text", "name", "label", "alt"];
  // A picture of a gallery is called by what it shows.
  const named = "image" in entry && item.editor === "media" ? entry.image : entry;
  const values = keys.map((key) => (key ? (named as Record<string, unknown>)[key] : undefined));
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

function readPictureName(
  item: FieldDescription,
  entry: unknown,
  names: ReadonlyMap<string, string>,
): string | undefined {
  if (item.editor !== "media" || entry === null) return undefined;
  return names.get((entry as Media).image.url);
}
