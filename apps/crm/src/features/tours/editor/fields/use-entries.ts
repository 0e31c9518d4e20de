import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useField } from "@tour/validation/react";
import { createElement, useRef, useState } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { useAnyForm } from "../tour-form.ts";
import type { TourFieldName } from "../tour-form.ts";

const texts = tourEditorTexts.entries;
/** How long a removed entry can be taken back, in ms. */
const undoFor = 10_000;

/**
 * A list of a tour, whose entries are added, moved and removed. Each has a key of its own that it
 * keeps, so that its controls go along with it.
 */
export function useEntries<Entry>(name: TourFieldName) {
  const form = useAnyForm();
  const field = useField(form, name);
  const toast = useToast();
  const entries = (field.value ?? []) as readonly Entry[];
  const [known, setKeys] = useState<readonly number[]>(() => entries.map((_, index) => index));
  const nextKey = useRef(entries.length);
  // Somebody else's version has other entries: keys that are left over or missing are made up.
  const keys = entries.map((_, index) => known[index] ?? -1 - index);
  const put = (next: readonly Entry[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    field.setValue(next);
  };

  return {
    entries,
    keys,
    error: field.error,
    add(entry: Entry): void {
      put([...entries, entry], [...keys, nextKey.current++]);
    },
    /** Adds what comes later than it was asked for: the list may have changed meanwhile. */
    addLater(added: readonly Entry[]): void {
      const now = (form.getField(name).value ?? []) as readonly Entry[];
      const from = nextKey.current;
      nextKey.current += added.length;
      setKeys([...keys.slice(0, now.length), ...added.map((_, index) => from + index)]);
      form.setValue(name, [...now, ...added]);
    },
    move(from: number, to: number): void {
      if (to < 0 || to >= entries.length) return;
      const reorder = <Item>(list: readonly Item[]) =>
        list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
      put(reorder(entries), reorder(keys));
    },
    /** Takes one out, and offers it back for a while. */
    remove(index: number, title: string): void {
      const removed = entries[index]!;
      const key = keys[index]!;
      put(entries.toSpliced(index, 1), keys.toSpliced(index, 1));
      const restore = () => {
        const now = (form.getField(name).value ?? []) as readonly Entry[];
        setKeys((left) => left.toSpliced(index, 0, key));
        form.setValue(name, now.toSpliced(index, 0, removed));
        toast.close("removed-entry");
      };
      toast.show({
        id: "removed-entry",
        text: texts.removed(title),
        closeTimeout: undoFor,
        action: createElement(
          Button,
          { size: "s", variant: "secondary", onClick: restore },
          texts.restore,
        ),
      });
    },
  };
}
