import { endOf } from "@tour/blocks/outline";
import { listNeighbours } from "@tour/preview-protocol";
import { ChevronDown, ChevronUp, Eye, EyeOff, ImageUp, Pin, Plus, Trash2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { CanvasTools } from "../../../canvas/canvas.tsx";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { texts } from "../../../texts/ru.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import styles from "./block-bar.module.css";

/** What can be done with the selected block, in one row under the page: it covers nothing of it. */
export function BlockBar({ pictures, offerPictures }: CanvasTools) {
  const { document, openPalette, choosePicture } = useEditor();
  const page = useDocument((state) => state.document);
  const id = useDocument((state) => state.selectedId);
  const actions = useBlockActions();
  const block = id === null ? undefined : page.blocks[id];
  if (!block || id === null) return null;

  const { moveUp, moveDown, addBefore, addAfter } = listNeighbours(page, id);
  const end = endOf(block.type);
  const add = addAfter ?? addBefore;
  const paths = pictures?.id === id ? pictures.paths : [];
  const move = (target: typeof moveUp) => () =>
    target && document.edit({ kind: "move", id, before: target.before });
  const choose = () => {
    if (paths.length > 1) offerPictures();
    else if (paths[0] !== undefined) choosePicture(id, paths[0]);
  };
  const title = nameBlock(block);

  return (
    <div className={styles.bar} role="toolbar" aria-label={`${texts.editor.actions}: ${title}`}>
      {end ? (
        <p className={styles.kept}>
          <Pin size={16} aria-hidden />
          {texts.editor.keeps[end]}
        </p>
      ) : (
        <>
          <Tool Icon={ChevronUp} text={texts.editor.moveUp} isOff={!moveUp} act={move(moveUp)} />
          <Tool
            Icon={ChevronDown}
            text={texts.editor.moveDown}
            isOff={!moveDown}
            act={move(moveDown)}
          />
        </>
      )}
      {paths.length > 0 && <Tool Icon={ImageUp} text={texts.editor.picture} act={choose} />}
      <Tool
        Icon={block.is_hidden ? Eye : EyeOff}
        text={block.is_hidden ? texts.editor.show : texts.editor.hide}
        act={() => actions.setHidden([id], !block.is_hidden)}
      />
      <Tool Icon={Trash2} text={texts.editor.remove} act={() => actions.remove([id])} />
      {add && (
        <Tool
          Icon={Plus}
          text={texts.editor.addHere}
          label={addAfter ? texts.editor.addAfter : texts.editor.addBefore}
          isMain
          act={() => openPalette(add.before)}
        />
      )}
    </div>
  );
}

interface ToolProps {
  Icon: LucideIcon;
  /** One word: it stands under the sign. */
  text: string;
  /** In full, for screen readers. */
  label?: string;
  act: () => void;
  isOff?: boolean;
  isMain?: boolean;
}

function Tool({ Icon, text, label = text, act, isOff, isMain }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-main={isMain}
      aria-label={label}
      disabled={isOff}
      onClick={act}
    >
      <Icon size={20} aria-hidden />
      <span className={styles.word}>{text}</span>
    </button>
  );
}
