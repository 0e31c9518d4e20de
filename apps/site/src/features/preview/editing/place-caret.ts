/** A press of a pointer in the window, as a `MouseEvent` tells it; `detail` is 2 for a double click. */
type Press = Pick<MouseEvent, "clientX" | "clientY" | "detail">;

/** Puts the caret behind the element's last letter. */
export function placeCaretLast(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}

/**
 * Puts the caret where the press was; a double click marks the word under it, as in every field of
 * text. Behind the last letter when the press met no letter of the element.
 */
export function placeCaret(element: HTMLElement, { clientX, clientY, detail }: Press): void {
  const place = findPlace(clientX, clientY);
  if (!place || !element.contains(place.node) || place.node.nodeType !== Node.TEXT_NODE) {
    return placeCaretLast(element);
  }
  const { node, offset } = place;
  const word = detail > 1 ? findWord(node.textContent ?? "", offset) : undefined;
  getSelection()?.setBaseAndExtent(node, word?.start ?? offset, node, word?.end ?? offset);
}

/** The letter under a point: the standard's way, and that of Safari. */
function findPlace(x: number, y: number): { node: Node; offset: number } | undefined {
  if ("caretPositionFromPoint" in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other before 26.2
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** The word at an offset, or the one that ends there; none in spaces, or past the text's end. */
export function findWord(text: string, offset: number): { start: number; end: number } | undefined {
  const words = [...new Intl.Segmenter("ru", { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
  if (offset >= text.length) return undefined;
  return words.findLast(({ start, end }) => start <= offset && offset <= end);
}
