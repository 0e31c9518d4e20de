"use client";

import { useCallback, useEffect, useRef } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { usePopover, type Placement } from "../behaviours/use-popover.ts";

/** Wait before an abandoned hover dropdown closes, in ms. Specification, section 9. */
export const CLOSE_DELAY_MS = 300;

export interface DropdownBehaviour {
  /** What opens it: a click, the pointer over it (a click too), or only `open`. Default `click`. */
  openOn?: "click" | "hover" | "manual" | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Side and alignment; turned over where there is no room. Default `bottom-start`. */
  placement?: Placement | undefined;
  /** Wait before closing once the pointer has left, in ms. Default 300. */
  closeDelay?: number | undefined;
  /** Closes when what the trigger stands in is scrolled. Default `true`. */
  closeOnScroll?: boolean | undefined;
  /** At least as wide as the trigger. */
  matchWidth?: boolean | undefined;
}

/** Opening, placing and closing of a dropdown. Specification, section 4. */
export function useDropdown(options: DropdownBehaviour) {
  const { openOn = "click", placement = "bottom-start", closeDelay = CLOSE_DELAY_MS } = options;
  const { closeOnScroll = true, matchWidth = false, defaultOpen = false, onOpenChange } = options;
  const [open, setOpen] = useControlled(options.open, defaultOpen, onOpenChange);
  const popover = usePopover({ placement, matchWidth });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { anchor } = popover;

  const cancelClose = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancelClose, [cancelClose]);

  const close = useCallback(
    (giveFocusBack = false) => {
      cancelClose();
      setOpen(false);
      if (giveFocusBack) anchor.current?.focus();
    },
    [anchor, cancelClose, setOpen],
  );

  useDismiss({
    open: open && openOn !== "manual",
    layer: popover.layer,
    anchor,
    closeOnScroll,
    onDismiss: (reason) => {
      const focused = document.activeElement;
      const isOurs = focused === document.body || popover.layer.current?.contains(focused) === true;
      close(reason === "escape" && isOurs);
    },
  });

  /** Nobody sees a focus that has gone on behind an open layer. */
  const handleLeave = ({ relatedTarget: next }: { relatedTarget: EventTarget | null }) => {
    if (!open || openOn === "manual" || !(next instanceof Node)) return;
    const isInside = [popover.layer, anchor].some(({ current }) => current?.contains(next));
    if (!isInside) close();
  };

  const hover = {
    onPointerEnter(event: { pointerType: string }) {
      if (openOn !== "hover" || event.pointerType === "touch") return;
      cancelClose();
      if (!open) setOpen(true);
    },
    onPointerLeave(event: { pointerType: string }) {
      if (openOn !== "hover" || event.pointerType === "touch") return;
      cancelClose();
      timer.current = setTimeout(() => setOpen(false), closeDelay);
    },
  };
  return { open, setOpen, close, openOn, popover, hover, handleLeave };
}
