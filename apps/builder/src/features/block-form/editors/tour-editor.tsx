import { Field } from "@tour/ui-kit/field";
import { Select } from "@tour/ui-kit/select";
import { useEditor } from "../../page-editor/editor-context.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** One tour of the site, by its number. */
export function TourEditor({ field, path, value }: EditorProps<number>) {
  const { write, validation } = useBlockForm();
  const { page } = useEditor();
  return (
    <Field label={field.hints.label} hint={field.hints.hint} error={validation[path]?.[0]}>
      <Select
        searchable
        value={value ? `${value}` : null}
        onValueChange={(id) => write(path, Number(id))}
        items={page.tours.map(({ id, title }) => ({ value: `${id}`, text: title }))}
      />
    </Field>
  );
}
