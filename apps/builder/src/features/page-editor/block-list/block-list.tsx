import { Button, IconButton } from "@tour/ui-kit/button";
import { ClipboardPaste, Plus } from "lucide-react";
import { SortableList } from "@tour/office/sortable";
import { useEffect, useRef } from "react";
import { texts } from "../../../texts/ru.ts";
import { moveBefore, placeLast } from "../../../document/block-places.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { hasMockTours } from "../../../document/load-shown-tours.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { useBlockChoice, useChosen } from "../block-choice/block-choice.ts";
import { ChoiceBar } from "../block-choice/choice-bar.tsx";
import { BlockRow } from "./block-row.tsx";
import styles from "./block-list.module.css";

/** The page as a list: what stands where, and the place to reorder it. */
export function BlockList() {
  const { document, openPalette, page } = useEditor();
  const order = useDocument((state) => state.document.order);
  const actions = useBlockActions();
  const choice = useBlockChoice();
  const { isOn: isChoosing, ids: chosen } = useChosen();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    const { activeElement, body } = window.document;
    const isOver = wasChoosing.current && !isChoosing;
    wasChoosing.current = isChoosing;
    // The bar that had the focus is gone.
    if (isOver && activeElement === body) chooseButton.current?.focus();
  }, [isChoosing]);

  const move = (from: number, to: number) => {
    const [id, over] = [order[from], order[to]];
    if (id === undefined || over === undefined) return;
    const moved = chosen.includes(id) ? chosen : [id];
    if (moved.includes(over)) return;
    const rest = order.filter((other) => !moved.includes(other));
    const before = to > from ? rest[rest.indexOf(over) + 1] : over;
    document.edit(...moveBefore(document.store.getState().document, moved, before ?? null));
  };

  return (
    <div className={styles.list}>
      {hasMockTours(page) && <p className={styles.note}>{texts.starters.mockTours}</p>}
      {(order.length > 1 || isChoosing) && (
        <div className={styles.tools}>
          <Button
            ref={chooseButton}
            size="s"
            variant="ghost"
            onClick={isChoosing ? choice.clear : choice.start}
          >
            {isChoosing ? texts.blocks.chooseDone : texts.blocks.choose}
          </Button>
        </div>
      )}
      <SortableList ids={[...order]} move={move}>
        {order.map((id, index) => (
          <BlockRow
            key={id}
            id={id}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            isChoosing={isChoosing}
            isChosen={chosen.includes(id)}
            shown={order}
          />
        ))}
      </SortableList>
      <div className={styles.adding}>
        <Button
          variant="secondary"
          fullWidth
          iconStart={<Plus size={18} />}
          onClick={() => openPalette(placeLast(document.store.getState().document))}
        >
          {texts.editor.add}
        </Button>
        <IconButton
          variant="secondary"
          label={texts.blocks.paste}
          onClick={() => void actions.paste([])}
        >
          <ClipboardPaste size={18} />
        </IconButton>
      </div>
      {isChoosing && <ChoiceBar shown={order} />}
    </div>
  );
}
