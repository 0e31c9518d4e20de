import { use, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useEditor } from "../../../document/editor-context.ts";
import { FreshEntriesContext, judge } from "../../../fresh-entries/fresh-entries.ts";
import { FieldEditor } from "./field-editor.tsx";
import type { BlockFormState } from "./form-context.ts";

/** What the fields of a block's form share; it stays the same until the messages change. */
export function useFormState(
  blockId: string,
  validation: Record<string, string[]>,
): BlockFormState {
  const { document } = useEditor();
  const fresh = use(FreshEntriesContext);
  const entries = useStore(fresh.store);
  const messages = JSON.stringify(judge(entries, blockId, validation));
  // Whoever leaves the form has left all of its fields.
  useEffect(() => () => fresh.forget({ blockId, path: "" }), [fresh, blockId]);
  return useMemo(
    () => ({
      blockId,
      validation: JSON.parse(messages) as BlockFormState["validation"],
      FieldEditor,
      write: (path, value) => document.edit({ kind: "set-content", id: blockId, path, value }),
      begin: (path) => fresh.add(blockId, path),
      leave: (path) => fresh.leave(blockId, path),
      settle: (path) => fresh.forget({ blockId, path }),
    }),
    [blockId, document, fresh, messages],
  );
}
