"use client";

import { useSyncExternalStore } from "react";
import type { Form } from "../form/create-form.ts";
import type { FieldName, FieldValue } from "../form/field-path.ts";
import type { FormValues } from "../form/form-types.ts";

/** What a field of a form holds, for whoever shows it beside the field itself. */
export function useFieldValue<Values extends FormValues, Name extends FieldName<Values>>(
  form: Form<Values>,
  name: Name,
): FieldValue<Values, Name> {
  const getValue = () => form.getField(name).value;
  return useSyncExternalStore(form.subscribe, getValue, getValue);
}
