import type { PreviewTools } from "../preview-context.ts";
import type { Editable } from "./find-editable.ts";

/** How long after the last key what was typed is sent, in ms: nothing waits for the end. */
const pause = 250;

/**
 * Lets a text be typed over where it stands. The block does not render meanwhile, so that the
 * caret stays; Enter ends a single line, Escape puts back what was there.
 */
export function editText(editable: Editable, { store, send }: PreviewTools): void {
  const { element, id, path, value, isMultiline } = editable;
  const shown = element.textContent;
  let sent = value;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    const text = (element.textContent ?? "").replace(/\r\n?/g, "\n");
    return isMultiline ? text : text.replace(/\s*\n\s*/g, " ");
  };
  const tell = (next: string) => {
    clearTimeout(timer);
    if (next === sent) return;
    sent = next;
    send({ type: "change-block-data", data: { id, path, value: next } });
  };
  const onInput = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(read()), pause);
  };
  const end = (result: string) => {
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
    const isEnd = event.key === "Enter" && (!isMultiline || event.ctrlKey || event.metaKey);
    if (event.key !== "Escape" && !isEnd) return;
    if (event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === "Escape" ? value : read());
    getSelection()?.removeAllRanges();
  };

  store.set({ editing: { id, path } });
  element.textContent = value;
  element.setAttribute("contenteditable", "plaintext-only");
  element.addEventListener("input", onInput);
  element.addEventListener("keydown", onKey);
  element.addEventListener("blur", onBlur);
  element.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}
