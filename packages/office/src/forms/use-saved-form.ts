import type { FieldName, FieldValue, FormValues } from "@tour/validation";
import { useEffect, useRef, useState } from "react";
import { useUnsaved } from "../unsaved-changes/unsaved.ts";
import { useCallForm } from "./use-call-form.ts";
import type { CallFormOptions } from "./use-call-form.ts";

type SavedFormOptions<Values extends FormValues> = Omit<
  CallFormOptions<Values>,
  "initialValues" | "send"
> & {
  /** What is kept now; the same object as long as it holds the same. */
  saved: Values;
  /** Keeps the values; answers how they were kept. */
  save: (values: Values) => Promise<Values>;
};

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form of something that is kept: it asks before it is left with changes, begins from what was
 * saved, and follows what changes elsewhere in the fields that nobody has typed in. `takeBack` puts
 * in what was kept before the last save, until something is changed elsewhere.
 */
export function useSavedForm<Values extends FormValues>(options: SavedFormOptions<Values>) {
  const { saved, save, ...call } = options;
  const kept = useRef(saved);
  const [before, setBefore] = useState<Values | null>(null);
  const isSaving = useRef(false);
  const callForm = useCallForm({
    ...call,
    initialValues: saved,
    send: async (values: Values, form) => {
      const was = kept.current;
      isSaving.current = true;
      kept.current = await save(values).finally(() => (isSaving.current = false));
      form.settle(values, kept.current);
      setBefore(was);
    },
  });
  const { form, isDirty } = callForm;
  useUnsaved(isDirty);
  useEffect(() => {
    if (saved === kept.current) return;
    // What comes while one's own is saved is, as a rule, one's own.
    if (!isSaving.current && !isEqual(saved, kept.current)) setBefore(null);
    form.settle(kept.current, saved);
    kept.current = saved;
  }, [form, saved]);
  const takeBack = before && (() => putIn(before));
  function putIn(values: Values): void {
    for (const name of Object.keys(values) as FieldName<Values>[]) {
      const value = values[name] as FieldValue<Values, typeof name>;
      if (!isEqual(value, form.getField(name).value)) form.setValue(name, value);
    }
  }
  return { ...callForm, takeBack };
}
