import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useMemo } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { texts } from "../../../texts/ru.ts";
import { duplicateBlocks } from "./duplicate-blocks.ts";
import { nameBlock } from "./name-block.ts";

/** What can be done with blocks as a whole; what came of it is said. */
export function useBlockActions() {
  const { document } = useEditor();
  const toast = useToast();

  return useMemo(() => {
    const page = () => document.store.getState().document;
    const nameOf = (id: string) => nameBlock(page().blocks[id] ?? { type: 0 });
    const say = (text: string) => toast.show({ id: "block-action", text });

    return {
      duplicate(ids: readonly string[]): void {
        const { operations, ids: copies } = duplicateBlocks(page(), ids);
        const [copy] = copies;
        if (copy === undefined) return void say(texts.blocks.onlyOnce);
        document.edit(...operations);
        document.select(copy);
        say(texts.blocks.duplicated(nameOf(copy)));
      },

      remove(id: string): void {
        const { blocks, order } = page();
        const block = blocks[id];
        if (!block) return;
        const next = order[order.indexOf(id) + 1] ?? null;
        const restore = () => {
          const now = page();
          if (now.blocks[id]) return;
          const before = next !== null && now.blocks[next] ? next : null;
          document.edit({ kind: "insert", block, before });
          toast.close("removed");
        };
        document.edit({ kind: "remove", id });
        toast.show({
          id: "removed",
          text: texts.editor.removed(nameBlock(block)),
          closeTimeout: 6000,
          action: (
            <Button size="s" variant="ghost" onClick={restore}>
              {texts.editor.restore}
            </Button>
          ),
        });
      },
    };
  }, [document, toast]);
}

export type BlockActions = ReturnType<typeof useBlockActions>;
