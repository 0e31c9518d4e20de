import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import type { FieldRules } from "@tour/validation";
import { fieldRules, useAnyForm } from "../tour-form.ts";
import type { TourFieldName } from "../tour-form.ts";

export interface FieldTexts {
  name: TourFieldName;
  label: string;
  hint?: string | undefined;
}

interface TextFieldProps extends FieldTexts {
  placeholder?: string;
  /** Grows from so many rows; one line without. */
  rows?: number;
  type?: "text" | "tel" | "url";
  /** Instead of those of the call. */
  rules?: FieldRules;
  /** Reads the label to screen readers only. */
  hideLabel?: boolean;
}

/** A plain text of a tour. */
export function TextField({ name, rows, type, placeholder, rules, ...words }: TextFieldProps) {
  const form = useAnyForm();
  return (
    <ValidationField form={form} name={name} rules={rules ?? fieldRules(name)} {...words}>
      {(control) => {
        const given = { ...control, value: String(control.value ?? ""), placeholder };
        return rows === undefined ? (
          <Input {...given} type={type} autoComplete="off" />
        ) : (
          <Textarea {...given} minRows={rows} maxRows={rows * 4} />
        );
      }}
    </ValidationField>
  );
}
