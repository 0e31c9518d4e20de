import { blockStatus } from "@tour/api";
import { findType } from "@tour/blocks/outline";
import { useLateCode } from "@tour/office/late";
import { Tag } from "@tour/ui-kit/tag";
import { CalendarClock, Check, LoaderCircle, Pin } from "lucide-react";
import { memo, useMemo } from "react";
import { DragHandle, useSortedRow } from "@tour/office/sortable";
import type { RowSorting, SortedRows } from "@tour/office/sortable";
import { definitions } from "../../../document/late-definitions.ts";
import { shownRules } from "../../../document/late-shown-rules.ts";
import { texts } from "../../../texts/ru.ts";
import {
  useBlock,
  useBlockStatus,
  useDocument,
  useEditor,
} from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { BlockPicture } from "../block-pictures/block-picture.tsx";
import { BlockColleagues } from "../colleagues/colleagues.tsx";
import { BlockComments } from "../comments/comment-mark.tsx";
import { readHeading } from "./read-heading.ts";
import { RowMenu } from "./row-menu.tsx";
import styles from "./block-list.module.css";
import { useRowKeys } from "./use-row-keys.ts";

interface RowProps {
  id: string;
  /** Of the blocks between header and footer. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether rows are chosen now, not opened. */
  isChoosing: boolean;
  isChosen: boolean;
}

interface BlockRowProps extends RowProps {
  /** How it is dragged; not where it has its place for good, or where only some of the page is shown. */
  sortable?: RowSorting;
}

/** A row that can be dragged. */
export const MovableBlockRow = memo(function MovableBlockRow({
  rows,
  ...row
}: RowProps & { rows: SortedRows }) {
  return <BlockRow {...row} sortable={useSortedRow(rows, row.id)} />;
});

/** One block of the page: its picture, its name and state, and what can be done with it. */
export const BlockRow = memo(function BlockRow({
  id,
  isFirst,
  isLast,
  isChoosing,
  isChosen,
  sortable,
}: BlockRowProps) {
  const block = useBlock(id);
  const handlers = useRowKeys(id);
  const isSelected = useDocument((state) => state.selectedId === id);
  const status = useBlockStatus(block);
  const { page, site, dayView } = useEditor();
  const types = useLateCode(definitions);
  const rules = useLateCode(shownRules);
  const hasSampleTexts = useMemo(
    () => block && types.kind === "ready" && types.code.listSampleTexts(block).length > 0,
    [block, types],
  );
  if (!block) return null;

  const type = findType(block.type);
  const title = nameBlock(block);
  const end = type?.shared;
  const variant = type?.variants.find(({ number }) => number === block.variant);
  const isNow = rules.kind !== "ready" || rules.code.isShownOn(block, page);

  return (
    <div
      ref={sortable?.ref}
      style={sortable?.style}
      className={styles.row}
      data-row={id}
      data-selected={isSelected || isChosen}
      data-hidden={block.is_hidden}
      data-later={!isNow}
      data-dragging={sortable?.isDragging}
    >
      {sortable ? (
        <DragHandle handle={sortable.handle} title={title} />
      ) : (
        <span className={end ? styles.kept : styles.edge}>
          {end && <Pin size={14} aria-hidden />}
        </span>
      )}
      <button
        type="button"
        className={styles.open}
        data-opens={id}
        aria-pressed={isChoosing ? isChosen : undefined}
        {...handlers}
      >
        <BlockPicture block={block} className={styles.thumb} />
        <span className={styles.names}>
          <span className={styles.title}>{title}</span>
          <span className={styles.variant}>
            {readHeading(block) ?? variant?.title}
            {status === blockStatus.inProgress && (
              <span className={styles.checking}>
                <LoaderCircle size={12} aria-hidden /> {texts.editor.checking}
              </span>
            )}
          </span>
          {end && <span className={styles.variant}>{texts.editor.keeps[end]}</span>}
          {hasSampleTexts && <span className={styles.sample}>{texts.sample.mark}</span>}
          {block.status === blockStatus.fail && <Tag tone="danger">{texts.editor.hasErrors}</Tag>}
          {block.is_hidden && <Tag>{texts.editor.hidden}</Tag>}
          {block.shown && rules.kind === "ready" && (
            <span className={styles.season}>
              <CalendarClock size={14} aria-hidden />
              {rules.code.describeShown(block.shown, site.time_zone)}
            </span>
          )}
          {!isNow && (
            <Tag tone="warning">
              {texts.shownWords[dayView.day === null ? "notNow" : "notThatDay"]}
            </Tag>
          )}
        </span>
        <BlockColleagues id={id} />
        {isChoosing && (
          <span className={styles.check} data-checked={isChosen}>
            {isChosen && <Check size={16} aria-hidden />}
          </span>
        )}
      </button>
      {!isChoosing && <BlockComments id={id} title={title} />}
      {!isChoosing && <RowMenu block={block} {...(!end && { place: { isFirst, isLast } })} />}
    </div>
  );
});
