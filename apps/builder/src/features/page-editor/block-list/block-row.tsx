import { findBlock, listSampleTexts } from "@tour/blocks/definitions";
import { previews } from "@tour/blocks/previews";
import { Tag } from "@tour/ui-kit/tag";
import { Check } from "lucide-react";
import { useMemo } from "react";
import { DragHandle, useSortableItem } from "@tour/office/sortable";
import { texts } from "../../../texts/ru.ts";
import { useBlock, useDocument } from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { BlockColleagues } from "../colleagues/colleagues.tsx";
import { readHeading } from "./read-heading.ts";
import { RowMenu } from "./row-menu.tsx";
import styles from "./block-list.module.css";
import { useRowKeys } from "./use-row-keys.ts";

interface BlockRowProps {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether rows are chosen now, not opened. */
  isChoosing: boolean;
  isChosen: boolean;
  /** Whether the list shows all blocks: only then a place in it is a place on the page. */
  isWhole: boolean;
  /** All that the list shows, in its order. */
  shown: readonly string[];
}

/** One block of the page: its picture, its name and state, and what can be done with it. */
export function BlockRow({
  id,
  isFirst,
  isLast,
  isChoosing,
  isChosen,
  isWhole,
  shown,
}: BlockRowProps) {
  const block = useBlock(id);
  const handlers = useRowKeys(id, shown);
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
      data-selected={isSelected || isChosen}
      data-hidden={block.is_hidden}
      data-dragging={sortable.isDragging}
    >
      {isWhole ? (
        <DragHandle handle={sortable.handle} title={title} />
      ) : (
        <span className={styles.edge} />
      )}
      <button
        type="button"
        className={styles.open}
        data-opens={id}
        aria-pressed={isChoosing ? isChosen : undefined}
        {...handlers}
      >
        <span className={styles.thumb}>
          {preview && <img src={preview} alt="" loading="lazy" draggable={false} />}
        </span>
        <span className={styles.names}>
          <span className={styles.title}>{title}</span>
          <span className={styles.variant}>{readHeading(block) ?? variant?.title}</span>
          {hasSampleTexts && <span className={styles.sample}>{texts.sample.mark}</span>}
          {block.status === 3 && <Tag tone="danger">{texts.editor.hasErrors}</Tag>}
          {block.is_hidden && <Tag>{texts.editor.hidden}</Tag>}
        </span>
        <BlockColleagues id={id} />
        {isChoosing && (
          <span className={styles.check} data-checked={isChosen}>
            {isChosen && <Check size={16} aria-hidden />}
          </span>
        )}
      </button>
      {!isChoosing && <RowMenu block={block} isFirst={isFirst} isLast={isLast} />}
    </div>
  );
}
