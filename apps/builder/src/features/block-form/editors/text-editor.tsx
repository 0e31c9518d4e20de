import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { LimitCounter } from "../limit-counter.tsx";

const inputTypes: Record<string, string> = { url: "url", phone: "tel", email: "email" };

export function TextEditor({ field, path, value }: EditorProps<string>) {
  const { write, validation } = useBlockForm();
  return (
    <Field
      label={field.hints.label}
      hint={field.hints.hint}
      labelEnd={<LimitCounter field={field} value={value ?? ""} />}
      error={validation[path]?.[0]}
      required={field.isRequired}
    >
      <Input
        type={inputTypes[field.editor] ?? "text"}
        placeholder={field.hints.placeholder}
        value={value ?? ""}
        onValueChange={(text) => write(path, text)}
      />
    </Field>
  );
}
