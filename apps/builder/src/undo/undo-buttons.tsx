import { IconButton } from "@tour/ui-kit/button";
import { Redo2, Undo2 } from "lucide-react";
import { texts } from "../texts/ru.ts";
import type { Undoing } from "./undoing.ts";

/** The arrows that take a step back and make it again. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: Undoing) {
  return (
    <>
      <IconButton label={texts.editor.undo} disabled={!canUndo} onClick={undo}>
        <Undo2 size={18} />
      </IconButton>
      <IconButton label={texts.editor.redo} disabled={!canRedo} onClick={redo}>
        <Redo2 size={18} />
      </IconButton>
    </>
  );
}
