import { Segmented } from "@tour/ui-kit/segmented";
import { Select } from "@tour/ui-kit/select";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** More choices than this do not fit into a row. */
const rowLimit = 3;

export function ChoiceEditor(props: EditorProps<string>) {
  const { write } = useBlockForm();
  const { field, path, value } = props;
  const choices = Object.entries(field.hints.choices ?? {});
  return (
    <EditorField {...props}>
      {choices.length <= rowLimit ? (
        <Segmented
          fullWidth
          aria-label={field.hints.label}
          value={value ?? null}
          onValueChange={(chosen) => write(path, chosen)}
          options={choices.map(([key, label]) => ({ value: key, label }))}
        />
      ) : (
        <Select
          value={value ?? null}
          onValueChange={(chosen) => write(path, chosen)}
          items={choices.map(([key, text]) => ({ value: key, text }))}
        />
      )}
    </EditorField>
  );
}
