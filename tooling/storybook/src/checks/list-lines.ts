import { describe, isDraggedSideways } from "./find-overflow.ts";

/** Edges in px of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of text: where it stands, and what is seen of it. */
export interface Line {
  /** The paragraph, heading or cell that the words belong to. */
  owner: HTMLElement;
  text: string;
  /** What is fixed to the window lies over everything else: the outermost such part. */
  layer: HTMLElement | null;
  seen: Box;
  /** What stands over its edges and hides the rest without saying so. */
  isCut: boolean;
}

/** What the ancestors of an element do to it. */
interface Context {
  owner: HTMLElement;
  layer: HTMLElement | null;
  /** Nothing outside it is seen. */
  window: Box;
  /** Nothing outside it can be brought into view. */
  cut: Box;
  isInWindow: boolean;
}

const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/**
 * The lines of text that are seen, and the elements that stand outside the window where nothing
 * scrolls. One pass over the tree: each style is asked for once.
 */
export function listLines(stage: HTMLElement): { lines: Line[]; outside: string[] } {
  const lines: Line[] = [];
  const outside: string[] = [];
  const { clientWidth } = document.documentElement;
  const range = document.createRange();

  const visit = (element: HTMLElement, context: Context) => {
    const style = getComputedStyle(element);
    if (!isSeen(element, style)) return;
    const rect = element.getBoundingClientRect();
    const isBox = style.display !== "contents" && rect.width > 0;
    if (context.isInWindow && isBox && (rect.left < -1 || rect.right > clientWidth + 1)) {
      const edges = `${Math.round(rect.left)} to ${Math.round(rect.right)}`;
      outside.push(`${describe(element)} stands from ${edges} px`);
    }
    const inner = enter(element, style, rect, context);
    for (const node of element.childNodes) {
      if (node instanceof HTMLElement) visit(node, inner);
      if (!(node instanceof Text) || !node.data.trim()) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) lines.push(toLine(node.data.trim(), line, inner));
    }
  };
  visit(stage, {
    owner: stage,
    layer: null,
    window: everywhere,
    cut: everywhere,
    isInWindow: true,
  });
  return { lines: lines.filter(({ seen }) => !isThin(seen)), outside };
}

/** Neither hidden, nor there for screen readers alone. */
function isSeen(element: HTMLElement, style: CSSStyleDeclaration): boolean {
  if (element.inert || style.display === "none" || style.visibility === "hidden") return false;
  if (style.opacity === "0" || style.clipPath === "inset(50%)") return false;
  if (style.clip === "rect(0px, 0px, 0px, 0px)") return false;
  return element.checkVisibility();
}

function enter(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  rect: DOMRect,
  context: Context,
): Context {
  const { overflowX, overflowY, display } = style;
  const owner = display === "inline" || display === "contents" ? context.owner : element;
  const layer = context.layer ?? (style.position === "fixed" ? element : null);
  if (overflowX === "visible" && overflowY === "visible") return { ...context, owner, layer };
  const window = intersect(context.window, clip(rect, overflowX, overflowY));
  const scrolls =
    isDraggedSideways(style) ||
    [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
  const saysSo =
    style.textOverflow === "ellipsis" ||
    style.webkitLineClamp !== "none" ||
    style.maskImage !== "none";
  const cut =
    scrolls || saysSo ? everywhere : intersect(context.cut, clip(rect, overflowX, overflowY));
  return { owner, layer, window, cut, isInWindow: false };
}

function clip(rect: DOMRect, overflowX: string, overflowY: string): Box {
  const { left, right, top, bottom } = rect;
  return {
    ...everywhere,
    ...(overflowX === "visible" ? {} : { left, right }),
    ...(overflowY === "visible" ? {} : { top, bottom }),
  };
}

const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

const isThin = ({ left, right, top, bottom }: Box) => right - left <= 2 || bottom - top <= 2;

/** A font's box is higher than its letters: of each side a sixth is air. */
function toLine(text: string, rect: DOMRect, { owner, layer, window, cut }: Context): Line {
  const air = rect.height / 6;
  const { left, right } = rect;
  const box = { left, right, top: rect.top + air, bottom: rect.bottom - air };
  const isCut =
    left < cut.left - 2 ||
    right > cut.right + 2 ||
    box.top < cut.top - 2 ||
    box.bottom > cut.bottom + 2;
  return { owner, text, layer, seen: intersect(box, window), isCut };
}
