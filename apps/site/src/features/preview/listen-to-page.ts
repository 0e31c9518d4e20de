import { blockIdOf } from "./block-elements.ts";
import { editText } from "./editing/edit-text.ts";
import { findEditable } from "./editing/find-editable.ts";
import { editTourPiece, findTourPiece } from "./editing/tour-piece.ts";
import { listNeighbours } from "@tour/preview-protocol";
import type { BlockDeed } from "@tour/preview-protocol";
import type { PreviewTools } from "./preview-context.ts";

/** A link to a place of the page itself leads there, without an entry in the history of the window around. */
function showPlace(link: HTMLAnchorElement | null): void {
  if (!link?.hash || new URL(link.href).pathname !== location.pathname) return;
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
}

/** Pointer and keys on the blocks themselves; the overlay's own controls listen for themselves. */
export function listenToPage(tools: PreviewTools): void {
  const { store, send } = tools;

  const select = (id: string | null) => {
    const { selected, asksForPiece } = store.get();
    store.set({ offersPictures: false, hoveredPiece: null, asksForPiece: false });
    // The same block anew, where the builder has the form of a tour's piece in place of its own.
    if (id === selected && !asksForPiece) return;
    store.set({ selected: id });
    send({ type: "select", data: { id } });
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("[data-overlay]")) return;
    // Links would lead out of the preview, and buttons of forms would send them.
    if (target.closest("a, [type=submit]")) event.preventDefault();
    if (store.get().isReading) return showPlace(target.closest("a"));
    const piece = findTourPiece(event);
    if (piece && store.get().editing === null) {
      // What is edited stays in sight: a fold whose heading it is opens, and does not close.
      if (target.closest("summary")?.closest("details")?.open) event.preventDefault();
      return editTourPiece(piece, tools);
    }
    const id = blockIdOf(target);
    const wasSelected = id !== null && id === store.get().selected;
    select(id);
    const editable = findEditable(target, store.get());
    const isMeant = wasSelected || event.detail > 1;
    if (editable && isMeant && store.get().editing === null) editText(editable, event, tools);
  };

  const onHover = (event: PointerEvent) => {
    if (event.pointerType === "touch" || store.get().isReading) return;
    const isOverlay = event.target instanceof Element && event.target.closest("[data-overlay]");
    if (isOverlay) return;
    const id = blockIdOf(event.target);
    if (id !== store.get().hovered) store.set({ hovered: id });
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerType === "touch" || store.get().isReading) return;
    const piece = findTourPiece(event);
    if (piece?.element !== store.get().hoveredPiece?.element) store.set({ hoveredPiece: piece });
  };

  /** Keys and clipboard act on the selected block, unless a text is written or marked. */
  const isOfBlocks = ({ target }: Event) =>
    !store.get().editing &&
    !store.get().isReading &&
    !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
  const ask = (event: Event, deed: BlockDeed["deed"], text = "") => {
    const { selected: id } = store.get();
    if (id === null && deed !== "paste") return;
    event.preventDefault();
    send({ type: "block-deed", data: { id, deed, text } });
  };

  const onCopy = (event: ClipboardEvent) => {
    if (!isOfBlocks(event) || getSelection()?.isCollapsed === false) return;
    ask(event, event.type === "cut" ? "cut" : "copy");
  };

  const onPaste = (event: ClipboardEvent) => {
    if (isOfBlocks(event)) ask(event, "paste", event.clipboardData?.getData("text/plain"));
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isOfBlocks(event)) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (event.code === "KeyZ" || event.code === "KeyY")) {
      event.preventDefault();
      send({ type: "undo", data: { is_redo: event.code === "KeyY" || event.shiftKey } });
    } else if (isCommand && event.code === "KeyD" && !event.altKey && !event.shiftKey) {
      ask(event, "duplicate");
    } else if (event.key === "Delete") {
      ask(event, "remove");
    } else if (key === "escape") {
      select(null);
    } else if (event.altKey && (key === "arrowup" || key === "arrowdown")) {
      const { selected } = store.get();
      const { moveUp, moveDown } = listNeighbours(store.get().document, selected);
      const move = key === "arrowup" ? moveUp : moveDown;
      if (!selected || !move) return;
      event.preventDefault();
      send({ type: "move-block", data: { id: selected, before: move.before } });
    }
  };

  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", (event) => event.preventDefault(), true);
  document.addEventListener("pointerover", onHover);
  document.addEventListener("pointermove", onMove);
  document.documentElement.addEventListener("pointerleave", () =>
    store.set({ hovered: null, hoveredPiece: null }),
  );
  document.addEventListener("keydown", onKey);
  document.addEventListener("copy", onCopy);
  document.addEventListener("cut", onCopy);
  document.addEventListener("paste", onPaste);
}
