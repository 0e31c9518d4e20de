import { Field } from "@tour/ui-kit/field";
import { Textarea } from "@tour/ui-kit/textarea";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { LimitCounter } from "../limit-counter.tsx";

export function MultilineEditor({ field, path, value }: EditorProps<string>) {
  const { write, validation } = useBlockForm();
  return (
    <Field
      label={field.hints.label}
      hint={field.hints.hint}
      labelEnd={<LimitCounter field={field} value={value ?? ""} />}
      error={validation[path]?.[0]}
    >
      <Textarea value={value ?? ""} onValueChange={(text) => write(path, text)} />
    </Field>
  );
}
