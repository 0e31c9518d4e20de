import { Field } from "@tour/ui-kit/field";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { LimitCounter } from "../limit-counter.tsx";
import { RichTextBox } from "./rich-text-box.tsx";

/** A formatted text of a block. */
export function RichTextField({ field, path, value }: EditorProps<string>) {
  const { write, validation } = useBlockForm();
  return (
    <Field
      label={field.hints.label}
      hint={field.hints.hint}
      labelEnd={<LimitCounter field={field} value={value ?? ""} />}
      error={validation[path]?.[0]}
    >
      <RichTextBox
        label={field.hints.label}
        value={value ?? ""}
        change={(html) => write(path, html)}
      />
    </Field>
  );
}
