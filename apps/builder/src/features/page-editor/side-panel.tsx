import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { texts } from "../../texts/ru.ts";
import { BlockChoiceContext, createBlockChoice } from "./block-choice/block-choice.ts";
import type { BlockChoice } from "./block-choice/block-choice.ts";
import { useBlockKeys } from "./block-actions/use-block-keys.ts";
import { BlockForm } from "./block-form/block-form.tsx";
import { BlockList } from "./block-list/block-list.tsx";
import { useDocument } from "../../document/editor-context.ts";
import styles from "./editor-screen.module.css";
import { SheetHandle } from "./sheet/sheet-handle.tsx";
import { useSheet } from "./sheet/use-sheet.ts";
import { usePanelFocus } from "./use-panel-focus.ts";

/** The list of blocks, or the form of the selected one. */
export function SidePanel() {
  const [choice] = useState(createBlockChoice);
  return (
    <BlockChoiceContext value={choice}>
      <Panel choice={choice} />
    </BlockChoiceContext>
  );
}

function Panel({ choice }: { choice: BlockChoice }) {
  const selectedId = useDocument((state) => state.selectedId);
  // Whoever comes back from a form goes on through what was found.
  const [query, setQuery] = useState("");
  const panel = useRef<HTMLElement>(null);
  const placeInList = useRef(0);
  // A form begins at its top, and the list goes on where it was left.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = selectedId === null ? placeInList.current : 0;
  }, [selectedId]);
  useBlockKeys();
  // Whoever opens one block is done with choosing several.
  useEffect(() => {
    if (selectedId !== null) choice.clear();
  }, [choice, selectedId]);
  const sheet = useSheet(panel);
  const focusHandlers = usePanelFocus(panel);
  return (
    <aside
      {...focusHandlers}
      ref={panel}
      className={styles.panel}
      aria-label={texts.editor.blocks}
      data-open={selectedId !== null}
      data-height={sheet.height}
      onScroll={(event) => {
        if (selectedId === null) placeInList.current = event.currentTarget.scrollTop;
      }}
    >
      <SheetHandle {...sheet} />
      {selectedId === null ? (
        <BlockList query={query} setQuery={setQuery} />
      ) : (
        <BlockForm key={selectedId} id={selectedId} />
      )}
    </aside>
  );
}
