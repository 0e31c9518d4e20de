import { Field } from "@tour/ui-kit/field";
import type { ReactNode } from "react";
import type { EditorProps } from "./editor-props.ts";
import { useBlockForm } from "./form-context.ts";
import { LimitCounter } from "./limit-counter.tsx";

interface EditorFieldProps extends EditorProps {
  children: ReactNode;
}

/** A field of a block around its control: its label, its hint, what is wrong, what is left of its limit. */
export function EditorField({ field, path, value, children }: EditorFieldProps) {
  const { validation } = useBlockForm();
  return (
    <Field
      label={field.hints.label}
      hint={field.hints.hint}
      labelEnd={typeof value === "string" && <LimitCounter field={field} value={value} />}
      error={validation[path]?.[0]}
      required={field.isRequired}
    >
      {children}
    </Field>
  );
}
