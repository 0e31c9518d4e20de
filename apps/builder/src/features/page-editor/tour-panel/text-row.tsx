import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import type { FieldName, FieldRules, Form, FormValues } from "@tour/validation";

interface TextRowProps<Values extends FormValues> {
  /** As `useSavedForm` gives it. */
  field: { form: Form<Values>; name: FieldName<Values>; rules: FieldRules };
  label: string;
  hint?: string;
  placeholder?: string;
  /** Grows from so many rows; one line without. */
  rows?: number;
}

/** A plain text of a tour. */
export function TextRow<Values extends FormValues>(props: TextRowProps<Values>) {
  const { field, rows, placeholder, ...words } = props;
  return (
    <ValidationField {...field} {...words} data-field={field.name}>
      {({ value, onValueChange, name }) => {
        const given = {
          name,
          placeholder,
          value: String(value ?? ""),
          onValueChange: onValueChange as (text: string) => void,
        };
        return rows === undefined ? (
          <Input {...given} autoComplete="off" />
        ) : (
          <Textarea {...given} minRows={rows} maxRows={rows * 4} />
        );
      }}
    </ValidationField>
  );
}
