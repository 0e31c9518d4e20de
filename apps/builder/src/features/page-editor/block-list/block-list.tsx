import { Button, IconButton } from "@tour/ui-kit/button";
import { ClipboardPaste, Plus } from "lucide-react";
import { SortableList } from "@tour/office/sortable";
import { texts } from "../../../texts/ru.ts";
import { placeLast } from "../../../document/block-places.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { hasMockTours } from "../../../document/load-shown-tours.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { BlockRow } from "./block-row.tsx";
import styles from "./block-list.module.css";

/** The page as a list: what stands where, and the place to reorder it. */
export function BlockList() {
  const { document, openPalette, page } = useEditor();
  const order = useDocument((state) => state.document.order);
  const actions = useBlockActions();

  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined) return;
    const rest = order.filter((other) => other !== id);
    document.edit({ kind: "move", id, before: rest[to] ?? null });
  };

  return (
    <div className={styles.list}>
      {hasMockTours(page) && <p className={styles.note}>{texts.starters.mockTours}</p>}
      <SortableList ids={[...order]} move={move}>
        {order.map((id, index) => (
          <BlockRow
            key={id}
            id={id}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            moveBy={(step) => move(index, index + step)}
          />
        ))}
      </SortableList>
      <div className={styles.adding}>
        <Button
          variant="secondary"
          fullWidth
          iconStart={<Plus size={18} />}
          onClick={() => openPalette(placeLast(document.store.getState().document))}
        >
          {texts.editor.add}
        </Button>
        <IconButton
          variant="secondary"
          label={texts.blocks.paste}
          onClick={() => void actions.paste([])}
        >
          <ClipboardPaste size={18} />
        </IconButton>
      </div>
    </div>
  );
}
