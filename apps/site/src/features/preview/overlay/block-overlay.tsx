import { endOf, findBlock } from "@tour/blocks/definitions";
import type { CSSProperties } from "react";
import { texts } from "../../../texts/ru.ts";
import { measureBlock } from "../block-elements.ts";
import { listNeighbours } from "@tour/preview-protocol";
import { usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { InsertButton } from "./insert-button.tsx";
import { useMeasured } from "./layout-changes.ts";
import { Toolbar } from "./toolbar.tsx";

/** In px. */
const roomForTools = 72;

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
  const header = page.order.find((one) => endOf(page.blocks[one]?.type ?? 0) === "start");
  const headerBox = useMeasured(() =>
    header === undefined || header === id ? null : measureBlock(header),
  );
  const block = page.blocks[id];
  if (!block || !box) return null;
  const covered = headerBox ? Math.max(0, headerBox.top + headerBox.height - box.top) : 0;
  // The tools stay within their block, however far a header that sticks has come.
  const under = Math.min(covered, Math.max(0, box.height - roomForTools));
  const { addBefore, addAfter } = listNeighbours(page, id);
  const definition = findBlock(block.type)?.definition;
  const title = definition?.title ?? texts.preview.unknownBlock;
  return (
    <div
      className={styles.overlay}
      style={{ ...box, "--under-header": `${under}px` } as CSSProperties}
      data-selected={isSelected}
      data-at-top={box.top < 20 || covered > 0}
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
