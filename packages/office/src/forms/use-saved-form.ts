import type { FormValues } from "@tour/validation";
import { useEffect, useRef } from "react";
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

/**
 * A form of something that is kept: it asks before it is left with changes, begins from what was
 * saved, and follows what changes elsewhere in the fields that nobody has typed in.
 */
export function useSavedForm<Values extends FormValues>(options: SavedFormOptions<Values>) {
  const { saved, save, ...call } = options;
  const kept = useRef(saved);
  const callForm = useCallForm({
    ...call,
    initialValues: saved,
    send: async (values: Values, form) => {
      kept.current = await save(values);
      form.settle(values, kept.current);
    },
  });
  const { form, isDirty } = callForm;
  useUnsaved(isDirty);
  useEffect(() => {
    if (saved === kept.current) return;
    form.settle(kept.current, saved);
    kept.current = saved;
  }, [form, saved]);
  return callForm;
}
