import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { texts } from "../../texts/ru.ts";
import { useBlockChoice } from "./block-choice/block-choice.ts";
import { useBlockKeys } from "./block-actions/use-block-keys.ts";
import { BlockForm } from "./block-form/block-form.tsx";
import { BlockList } from "./block-list/block-list.tsx";
import { useDocument, useEditor } from "../../document/editor-context.ts";
import styles from "./editor-screen.module.css";
import { TourPanel } from "./late-parts.tsx";
import { SheetHandle } from "./sheet/sheet-handle.tsx";
import { useSheet } from "./sheet/use-sheet.ts";
import { usePanelFocus } from "./use-panel-focus.ts";

/** The list of blocks, the form of the selected one, or that of a piece of a tour that it shows. */
export function SidePanel() {
  const choice = useBlockChoice();
  const selectedId = useDocument((state) => state.selectedId);
  const { piece } = useEditor().tours;
  const isTour = piece !== null;
  // Whoever comes back from a form goes on through what was found.
  const [query, setQuery] = useState("");
  const panel = useRef<HTMLElement>(null);
  const placeInList = useRef(0);
  const isList = selectedId === null && !isTour;
  // A form begins at its top, and the list goes on where it was left.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = isList ? placeInList.current : 0;
  }, [selectedId, isList, isTour]);
  useBlockKeys();
  // Whoever opens one block is done with choosing several.
  useEffect(() => {
    if (selectedId !== null) choice.clear();
  }, [choice, selectedId]);
  const sheet = useSheet(panel);
  const raise = useEffectEvent(sheet.raise);
  useEffect(() => {
    if (piece) raise();
  }, [piece]);
  // On a phone: what was taken back stands in the form, or on the page under the list.
  const shown = useDocument((state) => state.shown);
  const bring = useEffectEvent(({ isInForm = false }: { isInForm?: boolean }) => {
    if (isInForm || selectedId !== null) sheet.raise();
    else sheet.lower();
  });
  useEffect(() => {
    if (shown) bring(shown);
  }, [shown]);
  const focusHandlers = usePanelFocus(panel, isTour);
  return (
    <aside
      {...focusHandlers}
      ref={panel}
      className={styles.panel}
      aria-label={texts.editor.blocks}
      data-open={!isList}
      data-height={sheet.height}
      onScroll={(event) => {
        if (isList) placeInList.current = event.currentTarget.scrollTop;
      }}
    >
      <SheetHandle height={sheet.height} handlers={sheet.handlers} />
      {piece ? (
        <TourPanel piece={piece} />
      ) : selectedId === null ? (
        <BlockList query={query} setQuery={setQuery} />
      ) : (
        <BlockForm key={selectedId} id={selectedId} />
      )}
    </aside>
  );
}
