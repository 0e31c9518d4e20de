"use client";

import { useState, useSyncExternalStore } from "react";
import { createForm } from "../form/create-form.ts";
import type { Form } from "../form/create-form.ts";
import type { FormOptions, FormState, FormValues } from "../form/form-types.ts";

/** A form that lives as long as the component; later options are not looked at. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const [form] = useState(() => createForm(options));
  return form;
}

/** The whole form's errors and progress; re-renders with every change of them. */
export function useFormState<Values extends FormValues>(form: Form<Values>): FormState {
  return useSyncExternalStore(form.subscribe, form.getState, form.getState);
}
