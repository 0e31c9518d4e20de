import { findBlock, readContent } from "@tour/blocks/definitions";
import { Button, IconButton } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { ArrowLeft, BookmarkPlus } from "lucide-react";
import { texts } from "../../../texts/ru.ts";
import { useBlock, useEditor } from "../../../document/editor-context.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { undoneTogether } from "../../../undo/use-undo-keys.ts";
import { AnchorField } from "./anchor-field.tsx";
import styles from "./block-form.module.css";
import { describeFields } from "./describe-field.ts";
import { FieldEditor } from "./field-editor.tsx";
import { BlockFormProvider } from "./form-context.ts";
import { ShownField } from "./shown/shown-field.tsx";
import { SampleNote } from "./sample-note.tsx";
import { useFormState } from "./use-form-state.ts";
import { VariantPicker } from "./variants/variant-picker.tsx";

/** Everything about one block: its look, then its content, made from the content's schema. */
export function BlockForm({ id }: { id: string }) {
  const { document } = useEditor();
  const block = useBlock(id);
  const actions = useBlockActions();
  const listed = block && findBlock(block.type);
  const reading = listed && readContent(listed.definition, block);
  const form = useFormState(id, reading?.state === "ready" ? reading.validation : {});
  if (!block) return null;

  return (
    <div className={styles.form} {...undoneTogether}>
      <header className={styles.header}>
        <Button
          size="s"
          variant="ghost"
          iconStart={<ArrowLeft size={16} />}
          onClick={() => document.select(null)}
        >
          {texts.editor.back}
        </Button>
        <div className={styles.named}>
          <h2 className={styles.title} tabIndex={-1}>
            {listed?.definition.title ?? texts.editor.unknownBlock}
          </h2>
          {listed && !listed.definition.shared && (
            <IconButton size="s" label={texts.blocks.keep} onClick={() => actions.keep([id])}>
              <BookmarkPlus size={18} />
            </IconButton>
          )}
        </div>
      </header>
      {listed && reading?.state === "ready" ? (
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
      ) : (
        <Message tone="info">{texts.editor.newer}</Message>
      )}
    </div>
  );
}
