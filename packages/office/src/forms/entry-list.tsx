import type { FieldName, Form, FormValues } from "@tour/validation";
import { useField } from "@tour/validation/react";
import { Button, IconButton } from "@tour/ui-kit/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import styles from "./entry-list.module.css";

interface EntryListProps<Values extends FormValues, Entry> {
  form: Form<Values>;
  /** Of the list in the form. */
  name: FieldName<Values>;
  /** What a new entry begins as. */
  empty: Entry;
  /** How many there may be. */
  max: number | undefined;
  texts: { add: string; remove: (number: number) => string };
  /** The fields of the entry at a place. */
  children: (index: number) => ReactNode;
}

/** Entries of which there may be more or fewer: the fields of each, and the ways to add and remove. */
export function EntryList<Values extends FormValues, Entry>(props: EntryListProps<Values, Entry>) {
  const { form, name, empty, max = Infinity, texts, children } = props;
  const list = useField(form, name);
  const entries = list.value as readonly Entry[];
  const put = list.setValue as (entries: readonly Entry[]) => void;
  const [keys, setKeys] = useState<readonly number[]>([]);
  const keyOf = (index: number) => keys[index] ?? index;

  const remove = (removed: number) => {
    // The others keep what their controls know beside the value, such as a phone's country.
    setKeys(entries.map((_, index) => keyOf(index)).toSpliced(removed, 1));
    put(entries.toSpliced(removed, 1));
  };
  const add = () => {
    const known = entries.map((_, index) => keyOf(index));
    setKeys([...known, Math.max(-1, ...known) + 1]);
    put([...entries, empty]);
  };

  return (
    <div className={styles.list}>
      {entries.map((_, index) => (
        <div key={keyOf(index)} className={styles.row}>
          {children(index)}
          <IconButton label={texts.remove(index + 1)} onClick={() => remove(index)}>
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      {list.error && <p className={styles.error}>{list.error}</p>}
      {entries.length < max && (
        <Button className={styles.add} size="s" variant="secondary" onClick={add}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
