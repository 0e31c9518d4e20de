import { blockStatus } from "@tour/api";
import { endOf, findBlock, listSampleTexts } from "@tour/blocks/definitions";
import { previews } from "@tour/blocks/previews";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import { IconButton } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Eye,
  EyeOff,
  LoaderCircle,
  Pin,
  Trash2,
} from "lucide-react";
import { useMemo } from "react";
import { DragHandle, useSortableItem } from "@tour/office/sortable";
import type { SortableItem } from "@tour/office/sortable";
import { texts } from "../../../texts/ru.ts";
import {
  useBlock,
  useBlockStatus,
  useDocument,
  useEditor,
} from "../../../document/editor-context.ts";
import { BlockColleagues } from "../colleagues/colleagues.tsx";
import { useRemoveBlock } from "../use-remove-block.tsx";
import styles from "./block-list.module.css";

interface Moving {
  isFirst: boolean;
  isLast: boolean;
  moveBy: (step: -1 | 1) => void;
}

interface BlockRowProps {
  id: string;
  /** How it changes its place; header and footer have one for good. */
  moving?: Moving & { sortable: SortableItem };
}

/** A row that is dragged, and moved by its menu. */
export function MovableBlockRow({ id, ...moving }: Moving & { id: string }) {
  const sortable = useSortableItem(id);
  return <BlockRow id={id} moving={{ ...moving, sortable }} />;
}

/** One block of the page: its picture, its name and state, and what can be done with it. */
export function BlockRow({ id, moving }: BlockRowProps) {
  const { document } = useEditor();
  const block = useBlock(id);
  const isSelected = useDocument((state) => state.selectedId === id);
  const status = useBlockStatus(block);
  const remove = useRemoveBlock();
  const hasSampleTexts = useMemo(() => block && listSampleTexts(block).length > 0, [block]);
  if (!block) return null;

  const listed = findBlock(block.type);
  const title = listed?.definition.title ?? texts.editor.unknownBlock;
  const end = endOf(block.type);
  const variant = listed?.variants.find(({ number }) => number === block.variant);
  const preview = previews[`${block.type}-${block.variant}`];

  return (
    <div
      ref={moving?.sortable.ref}
      style={moving?.sortable.style}
      className={styles.row}
      data-selected={isSelected}
      data-hidden={block.is_hidden}
      data-dragging={moving?.sortable.isDragging}
    >
      {moving ? (
        <DragHandle handle={moving.sortable.handle} title={title} />
      ) : (
        <span className={styles.kept}>
          <Pin size={14} aria-hidden />
        </span>
      )}
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
          <span className={styles.variant}>
            {variant?.title}
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
        </span>
        <BlockColleagues id={id} />
      </button>
      <DropdownMenu
        trigger={
          <IconButton size="s" label={`${texts.editor.actions}: ${title}`}>
            <Ellipsis size={18} />
          </IconButton>
        }
      >
        {moving && <MoveItems {...moving} />}
        <MenuItem
          icon={block.is_hidden ? <Eye size={16} /> : <EyeOff size={16} />}
          onSelect={() => document.edit({ kind: "set-block", id, is_hidden: !block.is_hidden })}
        >
          {block.is_hidden ? texts.editor.show : texts.editor.hide}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => remove(id)}>
          {texts.editor.remove}
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}

function MoveItems({ isFirst, isLast, moveBy }: Moving) {
  return (
    <>
      <MenuItem icon={<ChevronUp size={16} />} disabled={isFirst} onSelect={() => moveBy(-1)}>
        {texts.editor.moveUp}
      </MenuItem>
      <MenuItem icon={<ChevronDown size={16} />} disabled={isLast} onSelect={() => moveBy(1)}>
        {texts.editor.moveDown}
      </MenuItem>
    </>
  );
}
