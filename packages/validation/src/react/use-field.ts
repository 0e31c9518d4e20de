"use client";

import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { Form } from "../form/create-form.ts";
import type { FieldName, FieldValue } from "../form/field-path.ts";
import type { CheckedFieldOptions, FocusTarget, FormValues } from "../form/form-types.ts";

/**
 * A field of a form: its state, and what an input needs. The field takes part in validation while
 * the component is mounted; only this field's changes render it again.
 */
export function useField<
  Values extends FormValues,
  Name extends FieldName<Values>,
  const Text extends string,
>(form: Form<Values>, name: Name, options: CheckedFieldOptions<Text> = {}) {
  const target = useRef<FocusTarget | null>(null);
  const ref = useCallback((element: FocusTarget | null) => {
    target.current = element;
  }, []);
  const withElement = { element: () => target.current, ...options };
  const latest = useRef(withElement);

  useLayoutEffect(() => {
    latest.current = withElement;
    form.updateField(name, withElement);
  });
  useLayoutEffect(() => form.register(name, latest.current), [form, name]);

  const getField = () => form.getField(name);
  const field = useSyncExternalStore(form.subscribe, getField, getField);
  const setValue = useCallback(
    (value: FieldValue<Values, Name>) => form.setValue(name, value),
    [form, name],
  );
  const onBlur = useCallback(() => form.blur(name), [form, name]);

  return { ...field, name, ref, setValue, onBlur };
}
