import { findBlock } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useEditor } from "../../document/editor-context.ts";
import { texts } from "../../texts/ru.ts";

/** Takes a block out of the page, and offers for a while to put it back. */
export function useRemoveBlock(): (id: string) => void {
  const { document } = useEditor();
  const toast = useToast();
  return (id) => {
    const { blocks, order } = document.store.getState().document;
    const block = blocks[id];
    if (!block) return;
    const next = order[order.indexOf(id) + 1] ?? null;
    const restore = () => {
      const { blocks: left } = document.store.getState().document;
      if (left[id]) return;
      const before = next !== null && left[next] ? next : null;
      document.edit({ kind: "insert", block, before });
      toast.close("removed");
    };
    document.edit({ kind: "remove", id });
    toast.show({
      id: "removed",
      text: texts.editor.removed(
        findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock,
      ),
      closeTimeout: 6000,
      action: (
        <Button size="s" variant="ghost" onClick={restore}>
          {texts.editor.restore}
        </Button>
      ),
    });
  };
}
