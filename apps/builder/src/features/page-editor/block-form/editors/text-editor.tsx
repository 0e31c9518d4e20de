import { Input } from "@tour/ui-kit/input";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

export function TextEditor(props: EditorProps<string>) {
  const { write } = useBlockForm();
  const { field, path, value } = props;
  return (
    <EditorField {...props}>
      <Input
        type={field.editor === "email" ? "email" : "text"}
        placeholder={field.hints.placeholder}
        value={value ?? ""}
        onValueChange={(text) => write(path, text)}
      />
    </EditorField>
  );
}
