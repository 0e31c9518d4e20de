import { describeFields } from "../describe-field.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import styles from "./group-editor.module.css";

export function GroupEditor({ field, path, value }: EditorProps<Record<string, unknown>>) {
  const { FieldEditor } = useBlockForm();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.hints.label}</legend>
      {describeFields(field.schema).map((inner) => (
        <FieldEditor
          key={inner.key}
          field={inner}
          path={`${path}.${inner.key}`}
          value={value?.[inner.key]}
        />
      ))}
    </fieldset>
  );
}
