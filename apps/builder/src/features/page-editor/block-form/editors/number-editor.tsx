import { NumberInput } from "@tour/ui-kit/number-input";
import { readLimits } from "@tour/validation/valibot";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

export function NumberEditor(props: EditorProps<number>) {
  const { write } = useBlockForm();
  const { field, path, value } = props;
  const { min, max } = readLimits(field.schema);
  return (
    <EditorField {...props}>
      <NumberInput
        min={min}
        max={max}
        value={value ?? null}
        onValueChange={(number) => {
          if (number !== null) write(path, number);
        }}
      />
    </EditorField>
  );
}
