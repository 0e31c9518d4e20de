import { endOf, findBlock } from "@tour/blocks/definitions";
import { texts } from "../../../texts/ru.ts";
import { measureBlock } from "../block-elements.ts";
import { listNeighbours } from "@tour/preview-protocol";
import { usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { InsertButton } from "./insert-button.tsx";
import { useMeasured } from "./layout-changes.ts";
import { Toolbar } from "./toolbar.tsx";

interface BlockOverlayProps {
  id: string;
  isSelected: boolean;
}

/** Drawn over one block: its outline and name, the ways to add beside it, and what it can do. */
export function BlockOverlay({ id, isSelected }: BlockOverlayProps) {
  const page = usePreviewState((state) => state.document);
  const isEditing = usePreviewState(({ editing }) => editing?.id === id);
  const isBare = usePreviewState(({ tools }) => tools === "builder") || isEditing;
  const box = useMeasured(() => measureBlock(id));
  const block = page.blocks[id];
  if (!block || !box) return null;
  const { addBefore, addAfter } = listNeighbours(page, id);
  const definition = findBlock(block.type)?.definition;
  const title = definition?.title ?? texts.preview.unknownBlock;
  return (
    <div
      className={styles.overlay}
      style={{ ...box }}
      data-selected={isSelected}
      data-at-top={box.top < 20}
      data-bar={placeBar(box.height, endOf(block.type))}
      data-overlay=""
    >
      {!isSelected && <span className={styles.name}>{title}</span>}
      {isSelected && !isBare && <Toolbar block={block} title={title} />}
      {addBefore && !isBare && (
        <InsertButton edge="start" before={addBefore.before} label={texts.preview.addBefore} />
      )}
      {addAfter && !isBare && (
        <InsertButton edge="end" before={addAfter.before} label={texts.preview.addAfter} />
      )}
    </div>
  );
}

/** A block as low as a header would be covered by its own tools: they stand beyond its edge. */
function placeBar(
  height: number,
  shared: "start" | "end" | undefined,
): "inside" | "above" | "below" {
  if (height >= 160) return "inside";
  return shared === "start" ? "below" : "above";
}
