"use client";

import { useMemo, useRef, type ReactNode } from "react";
import type {
  CheckedFieldOptions,
  FieldName,
  FieldRules,
  FieldValue,
  Form,
  FormValues,
} from "@tour/validation";
import { useField } from "@tour/validation/react";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { FieldCounter } from "../field/field-counter.tsx";
import { Field, type FieldProps } from "../field/field.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { findFocusTarget } from "./find-focus-target.ts";
import { findMaxRule, hasRequiredRule } from "./look-through-rules.ts";
import { useLeaving } from "./use-leaving.ts";

/** What a control of the kit takes as it is: `<Input {...control} />`. */
export interface ValidationControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
}

export interface ValidationFieldProps<
  Values extends FormValues,
  Name extends FieldName<Values>,
  Text extends string,
>
  extends
    Omit<FieldProps, "children" | "error" | "onReset">,
    Omit<CheckedFieldOptions<Text>, "element"> {
  /** Made by `useForm` of `@tour/validation/react`. */
  form: Form<Values>;
  /** The field's name in the form, also within a list or a group: `tourists.0.email`. */
  name: Name;
  /** The one control inside; a box takes `checked` and `onCheckedChange` instead. */
  children: (control: ValidationControl<FieldValue<Values, Name>>) => ReactNode;
}

/**
 * A field of a form with its rules: judged in the form's mode, its message at the control, its
 * characters counted near the limit that a `max` rule sets, and the focus comes here when it is the
 * first one that failed. Specification, section 5.
 */
export function ValidationField<
  Values extends FormValues,
  Name extends FieldName<Values>,
  const Text extends string,
>(props: ValidationFieldProps<Values, Name, Text>) {
  const { form, name, rules, mode, messages, children, required, labelEnd, ...rest } = props;
  const own = useRef<HTMLDivElement>(null);
  const options: CheckedFieldOptions<Text> = {
    rules,
    mode,
    messages,
    element: () => own.current && findFocusTarget(own.current),
  };
  const field = useField(form, name, options);
  const leaving = useLeaving(field.onBlur, rest);
  const given = rules as string | FieldRules | undefined;
  const isMarked = useMemo(() => hasRequiredRule(given), [given]);
  const max = useMemo(() => findMaxRule(given), [given]);
  const counter =
    max !== undefined && typeof field.value === "string" ? (
      <FieldCounter value={field.value} max={max} />
    ) : undefined;
  return (
    <Field
      {...rest}
      {...leaving}
      ref={useMergedRefs(own, rest.ref)}
      error={field.error}
      required={required ?? isMarked}
      labelEnd={labelEnd ?? (field.isValidating ? <Spinner /> : counter)}
    >
      {children({ name, value: field.value, onValueChange: field.setValue })}
    </Field>
  );
}
