import { Textarea } from "@tour/ui-kit/textarea";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

export function MultilineEditor(props: EditorProps<string>) {
  const { write } = useBlockForm();
  return (
    <EditorField {...props}>
      <Textarea value={props.value ?? ""} onValueChange={(text) => write(props.path, text)} />
    </EditorField>
  );
}
