import { ApiError } from "@tour/api";
import { ruMessages } from "@tour/validation";
import type { FieldName, Form, FormValues, ValidationMap } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useState } from "react";
import type { GenericSchema } from "valibot";
import { describeFailure } from "../api/describe-failure.ts";
import { readBounds, readCallRules } from "./read-call-rules.ts";
import type { Besides } from "./read-call-rules.ts";
import { readRefusal } from "./read-refusal.ts";

export interface CallFormOptions<Values extends FormValues> {
  initialValues: Values;
  /** What the call takes: rules and limits are read from it. */
  body: GenericSchema;
  /** Where the body holds the form's values, as in `{ settings: values }`. */
  within?: string;
  /** The field that a refusal is about which names none, where the form has no other. */
  about?: FieldName<Values>;
  /** What the server said of the values that the form begins with, by the form's own names. */
  initialErrors?: ValidationMap | undefined;
  send: (values: Values, form: Form<Values>) => Promise<unknown>;
}

/**
 * The one kind of form: its rules are those of the call that it makes, what the server refuses
 * stands at the fields, and what was typed stays.
 */
export function useCallForm<Values extends FormValues>(options: CallFormOptions<Values>) {
  const { initialValues, initialErrors = {}, body, within, about, send } = options;
  const form = useForm({ initialValues, initialErrors, messages: ruMessages });
  const { isDirty, isSubmitting, formErrors } = useFormState(form);
  const [failure, setFailure] = useState<unknown>(null);
  const [rulesOf] = useState(() => readCallRules(body));
  const prefix = within === undefined ? "" : `${within}.`;

  async function run(values: Values): Promise<void> {
    setFailure(null);
    try {
      await send(values, form);
    } catch (error) {
      const refused = error instanceof ApiError ? readRefusal(error, prefix, about) : {};
      if (Object.keys(refused).length === 0) throw error;
      throw Object.assign(new Error("Refused", { cause: error }), { validation: refused });
    }
  }

  return {
    form,
    /** For `<form>`. */
    props: useFormProps(form, run, setFailure),
    /** For a `ValidationField`: its rules are those of the call. */
    field: <Name extends FieldName<Values>>(name: Name, besides: Besides = "") => ({
      form,
      name,
      rules: rulesOf(prefix + name, besides),
    }),
    /** The rules of what the call knows by another name than the form does. */
    rulesOf: (path: string, besides: Besides = "") => rulesOf(prefix + path, besides),
    /** The call's bounds of a number, for a control's steps. */
    bounds: (path: string) => readBounds(body, prefix + path),
    isDirty,
    isSending: isSubmitting,
    /** What went wrong, unless it was said at the fields. */
    problem: failure === null ? (formErrors[0] ?? null) : describeFailure(failure),
    forgetFailure: () => setFailure(null),
  };
}
