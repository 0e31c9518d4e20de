import { readPath } from "@tour/preview-protocol";
import type { PreviewTools } from "../preview-context.ts";
import type { Editable } from "./find-editable.ts";
import { placeCaret, placeCaretLast } from "./place-caret.ts";

/** How long after the last key what was typed is sent, in ms: nothing waits for the end. */
const pause = 250;

/**
 * Lets a text be typed over where it stands. The block does not render meanwhile, so that the
 * caret stays, which begins where the press was; Escape ends it, and Enter a single line: what was typed is kept. Undo and redo are the
 * page's own, one for all of the editor; what they make of this text is shown in it.
 */
export function editText(
  editable: Editable,
  press: MouseEvent,
  { store, send }: PreviewTools,
): void {
  const { element, id, path, value, isMultiline } = editable;
  const shown = element.textContent;
  let sent = value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the page holds, as far as it came here, and what was sent and did not come back yet. */
  let held = value;
  const underWay: string[] = [];

  const read = () => {
    const text = (element.textContent ?? "").replace(/\r\n?/g, "\n");
    return isMultiline ? text : text.replace(/\s*\n\s*/g, " ");
  };
  const tell = (next: string) => {
    clearTimeout(timer);
    if (next === sent) return;
    sent = next;
    underWay.push(next);
    send({ type: "change-block-data", data: { id, path, value: next } });
  };
  const onInput = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(read()), pause);
  };
  /** Undo, or a colleague: the text changed elsewhere than under this caret. */
  const follow = () => {
    const next = readPath(store.get().document.blocks[id]?.content, path);
    if (typeof next !== "string" || next === held) return;
    held = next;
    if (next === underWay[0]) return void underWay.shift();
    clearTimeout(timer);
    sent = next;
    element.textContent = next;
    placeCaretLast(element);
  };
  const stopFollowing = store.subscribe(follow);
  const end = (result: string) => {
    stopFollowing();
    element.removeEventListener("input", onInput);
    element.removeEventListener("keydown", onKey);
    element.removeEventListener("blur", onBlur);
    element.removeAttribute("contenteditable");
    tell(result);
    // Where nothing changed nothing renders: the text's typography is put back by hand.
    if (result === value) element.textContent = shown;
    store.set({ editing: null });
  };
  const onBlur = () => end(read());
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && (event.code === "KeyZ" || event.code === "KeyY")) {
      event.preventDefault();
      tell(read());
      send({ type: "undo", data: { is_redo: event.code === "KeyY" || event.shiftKey } });
      return;
    }
    const isEnd = event.key === "Enter" && (!isMultiline || isCommand);
    if (event.key !== "Escape" && !isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    end(read());
    getSelection()?.removeAllRanges();
  };

  store.set({ editing: { id, path } });
  element.textContent = value;
  element.setAttribute("contenteditable", "plaintext-only");
  element.addEventListener("input", onInput);
  element.addEventListener("keydown", onKey);
  element.addEventListener("blur", onBlur);
  element.focus();
  placeCaret(element, press);
}
