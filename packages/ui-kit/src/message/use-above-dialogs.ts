"use client";

import { useLayoutEffect, type RefObject } from "react";
import { findTopDialog, watchDialogs } from "../behaviours/open-dialogs.ts";

/** Moves an element, and brings the focus along that was in it. */
function moveTo(parent: HTMLElement, element: HTMLElement) {
  if (element.parentElement === parent) return;
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  parent.append(element);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Shows a manual popover; what has been moved is closed, and comes to lie on top again. */
function raise(element: HTMLElement) {
  if (element.showPopover && !element.matches(":popover-open")) element.showPopover();
}

/**
 * Keeps a popover in reach while a modal dialog is open: the browser lets nobody press what stands
 * outside of the topmost one, so the popover moves into it, and back `home` when it closes.
 * While it is empty it stays closed.
 */
export function useAboveDialogs(
  home: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isEmpty: boolean,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const parent = findTopDialog() ?? home.current;
      const element = popover.current;
      if (!parent || !element) return;
      moveTo(parent, element);
      if (!isEmpty) raise(element);
    };
    place();
    return watchDialogs(place);
  }, [home, popover, isEmpty]);

  useLayoutEffect(() => {
    const parent = home.current;
    const element = popover.current;
    // React takes an element away from where it has put it.
    return () => {
      if (parent && element) moveTo(parent, element);
    };
  }, [home, popover]);
}
