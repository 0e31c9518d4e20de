import type { Block } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Ellipsis,
  Eye,
  EyeOff,
  Scissors,
  Trash2,
} from "lucide-react";
import { texts } from "../../../texts/ru.ts";
import { showKey } from "../block-actions/show-key.tsx";
import { nameBlock } from "../../../document/name-block.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";

const moves = [
  { direction: "up", text: texts.editor.moveUp, Icon: ChevronUp },
  { direction: "down", text: texts.editor.moveDown, Icon: ChevronDown },
  { direction: "start", text: texts.blocks.toStart, Icon: ArrowUpToLine },
  { direction: "end", text: texts.blocks.toEnd, Icon: ArrowDownToLine },
] as const;

interface RowMenuProps {
  block: Block;
  /** Among those that can be moved; header and footer keep their places. */
  place?: { isFirst: boolean; isLast: boolean };
}

/** What can be done with one block of the list. */
export function RowMenu({ block, place }: RowMenuProps) {
  const actions = useBlockActions();
  const { id, is_hidden: isHidden } = block;
  return (
    <DropdownMenu
      trigger={
        <IconButton size="s" label={`${texts.editor.actions}: ${nameBlock(block)}`}>
          <Ellipsis size={18} />
        </IconButton>
      }
    >
      {place && (
        <>
          {moves.map(({ direction, text, Icon }) => (
            <MenuItem
              key={direction}
              icon={<Icon size={16} />}
              disabled={direction === "up" || direction === "start" ? place.isFirst : place.isLast}
              onSelect={() => actions.move([id], direction)}
            >
              {text}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      )}
      <MenuItem
        icon={<CopyPlus size={16} />}
        {...showKey("D")}
        disabled={!place}
        onSelect={() => actions.duplicate([id])}
      >
        {texts.blocks.duplicate}
      </MenuItem>
      <MenuItem
        icon={<Copy size={16} />}
        {...showKey("C")}
        onSelect={() => void actions.copy([id])}
      >
        {texts.blocks.copy}
      </MenuItem>
      <MenuItem
        icon={<Scissors size={16} />}
        {...showKey("X")}
        onSelect={() => void actions.cut([id])}
      >
        {texts.blocks.cut}
      </MenuItem>
      <MenuItem
        icon={<ClipboardPaste size={16} />}
        {...showKey("V")}
        onSelect={() => void actions.paste([id])}
      >
        {texts.blocks.pasteAfter}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={isHidden ? <Eye size={16} /> : <EyeOff size={16} />}
        onSelect={() => actions.setHidden([id], !isHidden)}
      >
        {isHidden ? texts.editor.show : texts.editor.hide}
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => actions.remove([id])}>
        {texts.editor.remove}
      </MenuItem>
    </DropdownMenu>
  );
}
