import { RichTextBox } from "@tour/office/rich-text";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** A formatted text of a block. */
export function RichTextField(props: EditorProps<string>) {
  const { write } = useBlockForm();
  const { field, path, value } = props;
  return (
    <EditorField {...props}>
      <RichTextBox
        undo="outside"
        label={field.hints.label}
        value={value ?? ""}
        change={(html) => write(path, html)}
      />
    </EditorField>
  );
}
