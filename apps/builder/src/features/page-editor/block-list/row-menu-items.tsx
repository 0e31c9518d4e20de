import type { Block } from "@tour/api";
import { MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import {
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Scissors,
  Trash2,
} from "lucide-react";
import { texts } from "../../../texts/ru.ts";
import { showKey } from "../block-actions/show-key.tsx";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { leaps, steps } from "./moves.ts";

const copying = [
  { key: "D", text: texts.blocks.duplicate, Icon: CopyPlus, act: "duplicate" },
  { key: "C", text: texts.blocks.copy, Icon: Copy, act: "copy" },
  { key: "X", text: texts.blocks.cut, Icon: Scissors, act: "cut" },
  { key: "V", text: texts.blocks.pasteAfter, Icon: ClipboardPaste, act: "paste" },
] as const;

export interface RowMenuProps {
  block: Block;
  /** Among those that can be moved; header and footer keep their places. */
  place?: { isFirst: boolean; isLast: boolean };
}

/** What can be done with one block of the list. */
export function RowMenuItems({ block, place }: RowMenuProps) {
  const actions = useBlockActions();
  const { id, is_hidden: isHidden } = block;
  return (
    <>
      {place && (
        <>
          {[...steps, ...leaps].map(({ direction, text, Icon }) => (
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
      {copying.map(({ key, text, Icon, act }) => (
        <MenuItem
          key={key}
          icon={<Icon size={16} />}
          {...showKey(key)}
          disabled={key === "D" && !place}
          onSelect={() => void actions[act]([id])}
        >
          {text}
        </MenuItem>
      ))}
      {place && (
        <MenuItem icon={<BookmarkPlus size={16} />} onSelect={() => actions.keep([id])}>
          {texts.blocks.keep}
        </MenuItem>
      )}
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
    </>
  );
}
