import { findBlock, listSampleTexts } from "@tour/blocks/definitions";
import { previews } from "@tour/blocks/previews";
import { Tag } from "@tour/ui-kit/tag";
import { useMemo } from "react";
import { DragHandle, useSortableItem } from "@tour/office/sortable";
import { texts } from "../../../texts/ru.ts";
import { useBlock, useDocument, useEditor } from "../../../document/editor-context.ts";
import { nameBlock } from "../block-actions/name-block.ts";
import { BlockColleagues } from "../colleagues/colleagues.tsx";
import { RowMenu } from "./row-menu.tsx";
import styles from "./block-list.module.css";

interface BlockRowProps {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  moveBy: (step: -1 | 1) => void;
}

/** One block of the page: its picture, its name and state, and what can be done with it. */
export function BlockRow({ id, isFirst, isLast, moveBy }: BlockRowProps) {
  const { document } = useEditor();
  const block = useBlock(id);
  const isSelected = useDocument((state) => state.selectedId === id);
  const sortable = useSortableItem(id);
  const hasSampleTexts = useMemo(() => block && listSampleTexts(block).length > 0, [block]);
  if (!block) return null;

  const listed = findBlock(block.type);
  const title = nameBlock(block);
  const variant = listed?.variants.find(({ number }) => number === block.variant);
  const preview = previews[`${block.type}-${block.variant}`];

  return (
    <div
      ref={sortable.ref}
      style={sortable.style}
      className={styles.row}
      data-row={id}
      data-selected={isSelected}
      data-hidden={block.is_hidden}
      data-dragging={sortable.isDragging}
    >
      <DragHandle handle={sortable.handle} title={title} />
      <button
        type="button"
        className={styles.open}
        data-opens={id}
        onClick={() => document.select(id)}
      >
        <span className={styles.thumb}>
          {preview && <img src={preview} alt="" loading="lazy" draggable={false} />}
        </span>
        <span className={styles.names}>
          <span className={styles.title}>{title}</span>
          <span className={styles.variant}>{variant?.title}</span>
          {hasSampleTexts && <span className={styles.sample}>{texts.sample.mark}</span>}
          {block.status === 3 && <Tag tone="danger">{texts.editor.hasErrors}</Tag>}
          {block.is_hidden && <Tag>{texts.editor.hidden}</Tag>}
        </span>
        <BlockColleagues id={id} />
      </button>
      <RowMenu block={block} isFirst={isFirst} isLast={isLast} moveBy={moveBy} />
    </div>
  );
}
