import { findBlock } from "@tour/blocks/definitions";
import { useLayoutEffect, useState } from "react";
import { texts } from "../../texts/ru.ts";
import { measureBlock } from "../block-elements.ts";
import { listNeighbours } from "../list-neighbours.ts";
import { usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { InsertButton } from "./insert-button.tsx";
import { useLayoutVersion } from "./layout-changes.ts";
import { Toolbar } from "./toolbar.tsx";

interface BlockOverlayProps {
  id: string;
  isSelected: boolean;
}

/** Drawn over one block: its outline and name, the ways to add beside it, and what it can do. */
export function BlockOverlay({ id, isSelected }: BlockOverlayProps) {
  const block = usePreviewState(({ document }) => document.blocks[id]);
  const document_ = usePreviewState(({ document }) => document);
  const isEditing = usePreviewState(({ editing }) => editing?.id === id);
  const layout = useLayoutVersion();
  const [rect, setRect] = useState<DOMRect | null>(null);
  useLayoutEffect(() => setRect(measureBlock(id)), [id, layout, document_]);
  if (!block || !rect) return null;
  const { addBefore, addAfter } = listNeighbours(document_, id);
  const title = findBlock(block.type)?.definition.title ?? texts.preview.unknownBlock;
  const place = { top: rect.y, left: rect.x, width: rect.width, height: rect.height };
  return (
    <div className={styles.overlay} style={place} data-selected={isSelected} data-at-top={rect.y < 20} data-overlay="">
      {!isSelected && <span className={styles.name}>{title}</span>}
      {isSelected && !isEditing && <Toolbar block={block} title={title} />}
      {addBefore && !isEditing && (
        <InsertButton edge="start" before={addBefore.before} label={texts.preview.addBefore} />
      )}
      {addAfter && !isEditing && (
        <InsertButton edge="end" before={addAfter.before} label={texts.preview.addAfter} />
      )}
    </div>
  );
}
