"use client";

import { useLayoutEffect, type RefObject } from "react";
import { useEffectEvent } from "./use-effect-event.ts";

export type DismissReason = "escape" | "outside" | "scroll";

interface DismissOptions {
  open: boolean;
  /** The layer and its anchor: a press inside either is not outside. */
  layer: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  closeOnScroll?: boolean;
  onDismiss: (reason: DismissReason) => void;
}

/** Open layers, the topmost last: one Escape closes one layer. */
const layers: symbol[] = [];

/**
 * Whether a box on the page was scrolled so far that an element in it is out of sight: a layer beside
 * it would stand alone. Of the page itself this is not said: phones scroll it under their keyboard.
 */
function isScrolledAway(element: Element | null, scroller: Node): boolean {
  if (!element || !(scroller instanceof Element)) return false;
  const own = element.getBoundingClientRect();
  const room = scroller.getBoundingClientRect();
  const isBeside = own.right <= room.left || own.left >= room.right;
  return isBeside || own.bottom <= room.top || own.top >= room.bottom;
}

/** Where everything is scrolled to that an element stands in. */
function readScrolls(element: Element | null): Map<Node, string> {
  const scrolls = new Map<Node, string>();
  for (let node: Element | null = element; node; node = node.parentElement) {
    scrolls.set(node, readScroll(node));
  }
  return scrolls.set(document, readScroll(document));
}

function readScroll(node: Node): string {
  const box = node instanceof Element ? node : document.scrollingElement;
  return `${box?.scrollLeft} ${box?.scrollTop}`;
}

/** Closes a layer on Escape, on a press outside, and on scroll of what its anchor stands in. */
export function useDismiss(options: DismissOptions): void {
  const { open, layer, anchor, closeOnScroll = false } = options;
  const dismiss = useEffectEvent(options.onDismiss);

  // With the layer itself: an Escape right after it is seen must find somebody who listens.
  useLayoutEffect(() => {
    if (!open) return;
    const self = Symbol("layer");
    layers.push(self);

    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || layers.at(-1) !== self) return;
      // A prevented Escape does not reach the dialog around this layer.
      event.preventDefault();
      event.stopPropagation();
      dismiss("escape");
    };
    const handlePress = (event: PointerEvent) => {
      const path = event.composedPath();
      if ([layer, anchor].some(({ current }) => current && path.includes(current))) return;
      dismiss("outside");
    };
    // The event of a scroll that is over comes a frame late: it must not close what has just opened.
    const scrolls = closeOnScroll ? readScrolls(anchor.current) : undefined;
    const isScrolled = (node: Node) => !!scrolls && scrolls.get(node) !== readScroll(node);
    const handleScroll = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || !target.contains(anchor.current)) return;
      if (isScrolled(target) || isScrolledAway(anchor.current, target)) dismiss("scroll");
    };

    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    document.addEventListener("keydown", handleKey, how);
    document.addEventListener("pointerdown", handlePress, how);
    document.addEventListener("scroll", handleScroll, how);
    return () => {
      layers.splice(layers.indexOf(self), 1);
      listening.abort();
    };
  }, [open, layer, anchor, closeOnScroll]);
}
