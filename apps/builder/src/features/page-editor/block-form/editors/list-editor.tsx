import { formatPhone } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { readLimits } from "@tour/validation/valibot";
import { Plus } from "lucide-react";
import { SortableList } from "@tour/office/sortable";
import { texts } from "../../../../texts/ru.ts";
import { describeItem } from "../describe-field.ts";
import type { FieldDescription } from "../describe-field.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { makeEmpty } from "../make-empty.ts";
import { ListItem } from "./list-item.tsx";
import styles from "./list-editor.module.css";

/** Entries that can be added, removed, and reordered by pointer, by keyboard or by buttons. */
export function ListEditor({ field, path, value }: EditorProps<unknown[]>) {
  const { write, validation } = useBlockForm();
  const item = describeItem(field.schema);
  const entries = value ?? [];
  const { maxLength: max } = readLimits(field.schema);

  const move = (from: number, to: number) => {
    const moved = entries[from];
    write(path, entries.toSpliced(from, 1).toSpliced(to, 0, moved));
  };

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        {field.hints.label}
        {max !== undefined && <span className={styles.count}>{`${entries.length} / ${max}`}</span>}
      </legend>
      {field.hints.hint && <p className={styles.hint}>{field.hints.hint}</p>}
      <SortableList ids={entries.map((_, index) => `${path}.${index}`)} move={move}>
        {entries.map((entry, index) => (
          <ListItem
            key={index}
            item={item}
            path={`${path}.${index}`}
            value={entry}
            title={titleOf(field, item, entry, index)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            moveBy={(step) => move(index, index + step)}
            remove={() => write(path, entries.toSpliced(index, 1))}
          />
        ))}
      </SortableList>
      {validation[path]?.[0] && <p className={styles.error}>{validation[path][0]}</p>}
      <Button
        size="s"
        variant="secondary"
        iconStart={<Plus size={16} />}
        disabled={max !== undefined && entries.length >= max}
        onClick={() => write(path, [...entries, makeEmpty(item)])}
      >
        {field.hints.addLabel ?? texts.list.add}
      </Button>
    </fieldset>
  );
}

/** What a folded entry is called: one of its own texts, else its number. */
function titleOf(
  field: FieldDescription,
  item: FieldDescription,
  entry: unknown,
  index: number,
): string {
  const text = typeof entry === "string" ? entry : readTitle(field, entry);
  const shown = text && item.editor === "phone" ? formatPhone(text) : text?.trim();
  return shown || texts.list.item(index + 1);
}

function readTitle(field: FieldDescription, entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const keys = [field.hints.itemTitle, "title", "text", "name", "label", "alt"];
  const values = keys.map((key) => (key ? (entry as Record<string, unknown>)[key] : undefined));
  return values.find((value): value is string => typeof value === "string" && value !== "");
}
