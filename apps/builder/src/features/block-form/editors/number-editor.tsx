import { Field } from "@tour/ui-kit/field";
import { NumberInput } from "@tour/ui-kit/number-input";
import { readBounds } from "../read-bounds.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

export function NumberEditor({ field, path, value }: EditorProps<number>) {
  const { write, validation } = useBlockForm();
  const { min, max } = readBounds(field.schema);
  return (
    <Field label={field.hints.label} hint={field.hints.hint} error={validation[path]?.[0]}>
      <NumberInput
        min={min}
        max={max}
        value={value ?? null}
        onValueChange={(number) => {
          if (number !== null) write(path, number);
        }}
      />
    </Field>
  );
}
