import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** About as high as a row of two lines, in px; each is measured when it is drawn. */
const rowHeight = 76;
/** What the office's head covers, and some air, in px. */
const headHeight = 120;
/** So many rows before the last that is loaded, the next are asked for. */
const ahead = 10;

interface VirtualRows {
  count: number;
  keyOf: (index: number) => number;
  loadMore: () => void;
}

/** Of a long list the rows that are in sight, which scrolls with the window. */
export function useVirtualRows({ count, keyOf, loadMore }: VirtualRows) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [wanted, setWanted] = useState<number | null>(null);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, [count]);
  const virtualizer = useWindowVirtualizer({
    ...{ count, scrollMargin, overscan: 8, scrollPaddingStart: headHeight, scrollPaddingEnd: 80 },
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (count > 0 && last >= count - ahead) loadMore();
    // The way to load is new with each drawing: how far one has come says when.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [last, count]);
  // A row that was out of sight can be focused once it is drawn.
  useEffect(() => {
    if (wanted === null) return;
    const link = body.current?.querySelector<HTMLElement>(`[data-request="${keyOf(wanted)}"]`);
    if (!link) return;
    link.focus({ preventScroll: true });
    setWanted(null);
  }, [wanted, items, keyOf]);
  return {
    body,
    items,
    measure: virtualizer.measureElement,
    /** Of what is not drawn, in px. */
    before: (items[0]?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    focus: (index: number) => {
      virtualizer.scrollToIndex(index, { align: "auto" });
      setWanted(index);
    },
  };
}
