import { latePart } from "@tour/office/late";
import { findType } from "@tour/blocks/outline";
import { Button, IconButton } from "@tour/ui-kit/button";
import { ArrowLeft, BookmarkPlus } from "lucide-react";
import { texts } from "../../../texts/ru.ts";
import { useBlock, useEditor } from "../../../document/editor-context.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { undoneTogether } from "../../../undo/use-undo-keys.ts";
import styles from "./block-form.module.css";

const FormParts = latePart(() => import("./form-parts.tsx").then((module) => module.FormParts));

/** Loads what a block is edited with before one is opened. */
export const preloadForm = FormParts.preload;

/** Everything about one block: its name and the way back at once, then all that can be changed of it. */
export function BlockForm({ id }: { id: string }) {
  const { document } = useEditor();
  const block = useBlock(id);
  const actions = useBlockActions();
  if (!block) return null;
  const type = findType(block.type);

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
            {type?.title ?? texts.editor.unknownBlock}
          </h2>
          {type && !type.shared && (
            <IconButton size="s" label={texts.blocks.keep} onClick={() => actions.keep([id])}>
              <BookmarkPlus size={18} />
            </IconButton>
          )}
        </div>
      </header>
      <FormParts block={block} />
    </div>
  );
}
