import type { Block } from "@tour/api";
import { findBlock, readContent } from "@tour/blocks/definitions";
import { Message } from "@tour/ui-kit/message";
import { texts } from "../../../texts/ru.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { AnchorField } from "./anchor-field.tsx";
import styles from "./block-form.module.css";
import { describeFields } from "./describe-field.ts";
import { FieldEditor } from "./field-editor.tsx";
import { BlockFormProvider } from "./form-context.ts";
import { ShownField } from "./shown/shown-field.tsx";
import { SampleNote } from "./sample-note.tsx";
import { useFormState } from "./use-form-state.ts";
import { VariantPicker } from "./variants/variant-picker.tsx";

/** A block's look, then its content, made from the content's schema. */
export function FormParts({ block }: { block: Block }) {
  const { document } = useEditor();
  const { id } = block;
  const listed = findBlock(block.type);
  const reading = listed && readContent(listed.definition, block);
  const form = useFormState(id, reading?.state === "ready" ? reading.validation : {});
  if (!listed || reading?.state !== "ready") {
    return <Message tone="info">{texts.editor.newer}</Message>;
  }
  return (
    <>
      <VariantPicker
        block={block}
        variants={listed.variants}
        choose={(variant) => document.edit({ kind: "set-block", id, variant })}
      />
      <SampleNote block={block} />
      <BlockFormProvider value={form}>
        <div className={styles.fields}>
          {describeFields(listed.definition.content).map((field) => (
            <FieldEditor
              key={field.key}
              field={field}
              path={field.key}
              value={reading.content[field.key]}
            />
          ))}
        </div>
      </BlockFormProvider>
      {!listed.definition.shared && (
        <>
          <ShownField block={block} />
          <AnchorField block={block} />
        </>
      )}
    </>
  );
}
