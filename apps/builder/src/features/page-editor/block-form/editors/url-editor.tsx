import { LinkInput } from "@tour/office/links";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** An address, completed when the field is left. */
export function UrlEditor(props: EditorProps<string>) {
  const { write } = useBlockForm();
  const { field, path, value } = props;
  return (
    <EditorField {...props}>
      <LinkInput
        // Filled from its page, it can't be an e-mail or a phone.
        webOnly={field.hints.fillsFrom !== undefined}
        placeholder={field.hints.placeholder}
        value={value ?? ""}
        onValueChange={(url) => write(path, url)}
      />
    </EditorField>
  );
}
