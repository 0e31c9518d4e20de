import { groupBlocks } from "@tour/preview-protocol";
import { Button } from "@tour/ui-kit/button";
import { Plus } from "lucide-react";
import { SortableList } from "@tour/office/sortable";
import { texts } from "../../../texts/ru.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { hasMockTours } from "../../../document/load-shown-tours.ts";
import { BlockRow, MovableBlockRow } from "./block-row.tsx";
import styles from "./block-list.module.css";

/** The page as a list: what stands where, and the place to reorder what is between header and footer. */
export function BlockList() {
  const { document, openPalette, page } = useEditor();
  const { start, middle, end } = useDocument((state) => groupBlocks(state.document));

  const move = (from: number, to: number) => {
    const id = middle[from];
    if (id === undefined) return;
    const rest = middle.filter((other) => other !== id);
    document.edit({ kind: "move", id, before: rest[to] ?? end[0] ?? null });
  };

  return (
    <div className={styles.list}>
      {hasMockTours(page) && <p className={styles.note}>{texts.starters.mockTours}</p>}
      {start.map((id) => (
        <BlockRow key={id} id={id} />
      ))}
      <SortableList ids={[...middle]} move={move}>
        {middle.map((id, index) => (
          <MovableBlockRow
            key={id}
            id={id}
            isFirst={index === 0}
            isLast={index === middle.length - 1}
            moveBy={(step) => move(index, index + step)}
          />
        ))}
      </SortableList>
      {end.map((id) => (
        <BlockRow key={id} id={id} />
      ))}
      <Button
        variant="secondary"
        fullWidth
        iconStart={<Plus size={18} />}
        onClick={() => openPalette(end[0] ?? null)}
      >
        {texts.editor.add}
      </Button>
    </div>
  );
}
