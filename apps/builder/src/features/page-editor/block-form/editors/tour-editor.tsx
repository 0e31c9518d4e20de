import { Select } from "@tour/ui-kit/select";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { useTourItems } from "../use-tour-items.ts";

/** One tour of the site, by its number. */
export function TourEditor(props: EditorProps<number>) {
  const { write } = useBlockForm();
  const { path, value } = props;
  const items = useTourItems(value);
  return (
    <EditorField {...props}>
      <Select
        searchable
        value={value ? `${value}` : null}
        onValueChange={(id) => write(path, Number(id))}
        items={items}
      />
    </EditorField>
  );
}
