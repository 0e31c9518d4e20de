import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useDocument } from "../../document/editor-context.ts";

/**
 * Where the focus goes on when what it stood on is gone: to the heading of a form that opens, to the
 * row of a block whose form is left, to the heading of the block whose tour was open, and to the next row after a block was removed. Whoever is at
 * work in the preview or in the toolbar keeps it there.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isTour = false) {
  const selectedId = useDocument((state) => state.selectedId);
  const order = useDocument((state) => state.document.order);
  const before = useRef({ selectedId, order });
  const isInside = useRef(false);

  useEffect(() => {
    const was = before.current;
    before.current = { selectedId, order };
    const removed = was.order.find((id) => !order.includes(id));
    const left = was.selectedId ?? removed;
    const isSwitched = was.selectedId !== selectedId;
    if (!isSwitched && (removed === undefined || !isInside.current)) return;
    const focus = () => {
      if (!panel.current) return;
      const heading = panel.current.querySelector<HTMLElement>("h2");
      const row = () => findRow(panel.current!, left && nextTo(left, was.order, order));
      (selectedId === null ? row() : heading)?.focus();
    };
    const focused = document.activeElement;
    const dialog = focused?.closest("dialog[open]");
    // A window that closes gives the focus back first.
    if (dialog) dialog.addEventListener("close", focus, { once: true });
    else if (!focused || focused.contains(panel.current)) focus();
  }, [panel, selectedId, order]);

  const wasTour = useRef(isTour);
  useEffect(() => {
    const isLeft = wasTour.current && !isTour;
    wasTour.current = isTour;
    const focused = document.activeElement;
    if (!isLeft || (focused && !focused.contains(panel.current))) return;
    panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [panel, isTour]);

  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/** The block itself, or the one that has taken its place. */
function nextTo(id: string, was: readonly string[], order: readonly string[]): string | undefined {
  const from = was.indexOf(id);
  return was.slice(from).find((other) => order.includes(other)) ?? order.at(-1);
}

/** The button that opens a block; the one that adds blocks where none is left. */
function findRow(panel: HTMLElement, id: string | undefined): HTMLElement | null {
  const rows = [...panel.querySelectorAll<HTMLElement>("[data-opens]")];
  return rows.find((row) => row.dataset.opens === id) ?? panel.querySelector("button");
}
