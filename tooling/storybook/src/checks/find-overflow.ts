/**
 * What does not fit into the window: a page that scrolls sideways, elements that stand outside it,
 * text that is cut. What scrolls by itself (a table, a row of tabs) may be wider, and so may what is
 * there for screen readers alone.
 */
export function findOverflow(stage: HTMLElement): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const findings: string[] = [];
  if (scrollWidth > clientWidth) findings.push(`the page is ${scrollWidth} px wide`);
  for (const element of stage.querySelectorAll<HTMLElement>("*")) {
    if (!isShown(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > clientWidth + 1) && !isInsideScroller(element, stage)) {
      findings.push(`${describe(element)} stands from ${left} to ${right} px`);
    }
    if (isCut(element)) findings.push(`${describe(element)} is cut`);
  }
  return findings;
}

function isShown(element: HTMLElement): boolean {
  if (element.closest("svg, [inert]")) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  return !hidesContent(element);
}

/** Content for screen readers is clipped to nothing. */
function hidesContent(element: HTMLElement): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, clip } = getComputedStyle(at);
    if (clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)") return true;
  }
  return false;
}

function isInsideScroller(element: HTMLElement, stage: HTMLElement): boolean {
  for (let at = element.parentElement; at && at !== stage; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== "visible") return true;
  }
  return false;
}

/**
 * Whether text is wider or higher than the box that hides the rest of it, without an ellipsis or a
 * fading edge to say so.
 */
function isCut(element: HTMLElement): boolean {
  const style = getComputedStyle(element);
  const { overflowX, overflowY, textOverflow, lineHeight, maskImage } = style;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return false;
  if (!element.textContent.trim() || textOverflow === "ellipsis") return false;
  if (maskImage !== "none") return false;
  const isHidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const isTooWide = element.scrollWidth > element.clientWidth + 1;
  if (isHidden(overflowX) && isTooWide && !isDraggedSideways(style)) return true;
  // Glyphs may reach out of their line by less than half of it.
  const slack = (Number.parseFloat(lineHeight) || 16) / 2;
  return isHidden(overflowY) && element.scrollHeight > element.clientHeight + slack;
}

/**
 * Whether an element takes the gestures along its row for itself, and leaves those along the page to
 * the browser: a carousel moves its slides by them, so that nothing of them is lost.
 */
export const isDraggedSideways = ({ touchAction }: CSSStyleDeclaration): boolean =>
  touchAction.includes("pan-y");

/** A short name of an element for a finding. */
export function describe(element: Element): string {
  const name = element.getAttribute("aria-label") ?? element.textContent.trim();
  const [part = ""] = element.classList;
  return `<${element.tagName.toLowerCase()} ${part}> "${name.slice(0, 30)}"`;
}
