import { Select } from "@tour/ui-kit/select";
import { useEditor } from "../../../../document/editor-context.ts";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** One tour of the site, by its number. */
export function TourEditor(props: EditorProps<number>) {
  const { write } = useBlockForm();
  const { page } = useEditor();
  const { path, value } = props;
  return (
    <EditorField {...props}>
      <Select
        searchable
        value={value ? `${value}` : null}
        onValueChange={(id) => write(path, Number(id))}
        items={page.tours.map(({ id, title }) => ({ value: `${id}`, text: title }))}
      />
    </EditorField>
  );
}
