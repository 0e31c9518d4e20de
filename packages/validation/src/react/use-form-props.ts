"use client";

import { useCallback } from "react";
import type { SyntheticEvent } from "react";
import type { Form } from "../form/create-form.ts";
import type { FormValues } from "../form/form-types.ts";

/**
 * What a `<form>` needs: `<form {...useFormProps(form, save)}>` validates and then saves, takes
 * part in the browser's reset, and leaves messages to the form instead of the browser.
 *
 * Errors of `handler` that carry a validation map stand at the fields; `onError` gets any other,
 * without it they are thrown on.
 */
export function useFormProps<Values extends FormValues>(
  form: Form<Values>,
  handler: (values: Values) => unknown,
  onError?: (error: unknown) => void,
) {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const outcome = form.submit(handler);
    void (onError ? outcome.catch(onError) : outcome);
  };
  // Inputs that reset themselves have done so: this comes last, with the form's own values.
  const onReset = useCallback(
    (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && !event.isDefaultPrevented()) form.reset();
    },
    [form],
  );
  return { noValidate: true, onSubmit, onReset };
}
