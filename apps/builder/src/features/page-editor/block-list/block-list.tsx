import { groupBlocks } from "@tour/preview-protocol";
import { Button, IconButton } from "@tour/ui-kit/button";
import { ClipboardPaste, Plus } from "lucide-react";
import { LatePartFailure, useLateCode } from "@tour/office/late";
import { createSortedRows, sorting } from "@tour/office/sortable";
import { useEffect, useRef, useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { moveBefore, placeLast } from "../../../document/block-places.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { hasMockTours } from "../../../document/load-shown-tours.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { useBlockChoice, useChosen } from "../block-choice/block-choice.ts";
import { ChoiceBar } from "./late-choice-bar.ts";
import { useFoundBlocks } from "../block-search/use-found-blocks.ts";
import { NothingFound } from "../block-search/nothing-found.tsx";
import { SearchField } from "../block-search/search-field.tsx";
import { BlockRow, MovableBlockRow } from "./block-row.tsx";
import styles from "./block-list.module.css";

interface BlockListProps {
  /** Words that the shown blocks have; empty for all. */
  query: string;
  setQuery: (query: string) => void;
}

/** The page as a list: what stands where, and the place to reorder what is between header and footer. */
export function BlockList({ query, setQuery }: BlockListProps) {
  const { document, openPalette, page } = useEditor();
  const order = useDocument((state) => state.document.order);
  const { start, middle, end } = useDocument((state) => groupBlocks(state.document));
  const isWhole = query.trim() === "";
  const search = useFoundBlocks(query);
  const shown = search.found ?? order;
  const [rows] = useState(createSortedRows);
  const sorter = useLateCode(sorting);
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
    const [id, over] = [middle[from], middle[to]];
    if (id === undefined || over === undefined) return;
    const moved = chosen.includes(id) ? middle.filter((one) => chosen.includes(one)) : [id];
    if (moved.includes(over)) return;
    const rest = order.filter((other) => !moved.includes(other));
    const before = to > from ? rest[rest.indexOf(over) + 1] : over;
    document.edit(...moveBefore(document.store.getState().document, moved, before ?? null));
  };

  const rowOf = (id: string) => ({
    id,
    isFirst: id === middle[0],
    isLast: id === middle.at(-1),
    isChoosing,
    isChosen: chosen.includes(id),
  });

  return (
    <div className={styles.list}>
      {hasMockTours(page) && <p className={styles.note}>{texts.pageNotes.mockTours}</p>}
      {(order.length > 1 || isChoosing || !isWhole) && (
        <div className={styles.tools}>
          <SearchField label={texts.blocks.search} value={query} change={setQuery} />
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
      <p role="status" className={styles.found}>
        {!isWhole && search.found && texts.blocks.found(shown.length)}
      </p>
      {search.state === "failed" && <LatePartFailure load={search.load} />}
      {shown.length === 0 && !isWhole && <NothingFound query={query} clear={() => setQuery("")} />}
      {isWhole ? (
        <>
          {start.map((id) => (
            <BlockRow key={id} {...rowOf(id)} />
          ))}
          {middle.map((id) => (
            <MovableBlockRow key={id} {...rowOf(id)} rows={rows} />
          ))}
          {sorter.kind === "ready" && (
            <sorter.code.SortableRows ids={[...middle]} move={move} rows={rows} />
          )}
          {end.map((id) => (
            <BlockRow key={id} {...rowOf(id)} />
          ))}
        </>
      ) : (
        shown.map((id) => <BlockRow key={id} {...rowOf(id)} />)
      )}
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
      {isChoosing && <ChoiceBar shown={shown} />}
    </div>
  );
}
