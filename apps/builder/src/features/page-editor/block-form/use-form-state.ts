import { useMemo } from "react";
import { useBlock, useEditor } from "../../../document/editor-context.ts";
import { FieldEditor } from "./field-editor.tsx";
import type { BlockFormState } from "./form-context.ts";

/** What the fields of a block's form share; it stays the same until the messages change. */
export function useFormState(
  blockId: string,
  validation: Record<string, string[]>,
): BlockFormState {
  const { document } = useEditor();
  const type = useBlock(blockId)?.type;
  const messages = JSON.stringify(validation);
  return useMemo(
    () => ({
      blockId,
      type,
      validation: JSON.parse(messages) as BlockFormState["validation"],
      FieldEditor,
      write: (path, value) => document.edit({ kind: "set-content", id: blockId, path, value }),
    }),
    [blockId, type, document, messages],
  );
}
