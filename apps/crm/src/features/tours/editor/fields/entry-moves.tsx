import { IconButton } from "@tour/ui-kit/button";
import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";

const texts = tourEditorTexts.entries;

export interface EntryMovesProps {
  /** What the entry is called. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  moveBy: (step: -1 | 1) => void;
  /** Undefined where it has to stay. */
  remove: (() => void) | undefined;
}

/** The buttons that move an entry of a list, and take it out. */
export function EntryMoves({ title, isFirst, isLast, moveBy, remove }: EntryMovesProps) {
  return (
    <>
      <IconButton size="s" label={texts.up(title)} disabled={isFirst} onClick={() => moveBy(-1)}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton size="s" label={texts.down(title)} disabled={isLast} onClick={() => moveBy(1)}>
        <ChevronDown size={16} />
      </IconButton>
      <IconButton
        size="s"
        label={texts.remove(title)}
        disabled={remove === undefined}
        onClick={remove}
      >
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
