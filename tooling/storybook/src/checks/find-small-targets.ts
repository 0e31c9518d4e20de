import { describe } from "./find-overflow.ts";

/** The least that a finger is given, in px, with half a pixel of rounding. WCAG 2.2, 2.5.5. */
const LEAST = 43.5;
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="option"], [role="tab"], [role="slider"]';

/**
 * What can be pressed and is smaller than 44 px. Links in a line of text are as high as the line, and
 * what is narrow because it stands in a full row (pages, dots, days, letters) is measured by its height.
 */
export function findSmallTargets(stage: HTMLElement): string[] {
  return [...stage.querySelectorAll<HTMLElement>(TARGETS)]
    .filter((target) => isPressed(target) && !isInText(target))
    .map((target) => [target, measure(target)] as const)
    .filter(([, size]) => Math.min(size.height, size.width + 12) < LEAST)
    .map(([target, { width, height }]) => `${describe(target)} is ${width} x ${height} px`);
}

function isPressed(target: HTMLElement): boolean {
  if (target.closest("[inert], [aria-hidden=true], :disabled")) return false;
  if (!target.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = target.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(target).pointerEvents !== "none";
}

function isInText(target: HTMLElement): boolean {
  return target.localName === "a" && getComputedStyle(target).display === "inline";
}

/** The size of all that takes a press for a target: itself, its label, its box, what is drawn around. */
function measure(target: HTMLElement) {
  const parts = [target, ...((target as HTMLInputElement).labels ?? [])];
  const box = target.closest<HTMLElement>("[data-size]");
  if (box && target.matches("input, select, textarea")) parts.push(box);
  const sizes = parts.flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    const around = ["::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      const isAround = style.content !== "none" && style.position === "absolute";
      const [wide, high] = [style.width, style.height].map(Number.parseFloat);
      return isAround ? { width: wide || 0, height: high || 0 } : { width: 0, height: 0 };
    });
    return [{ width, height }, ...around];
  });
  return {
    width: Math.round(Math.max(...sizes.map(({ width }) => width))),
    height: Math.round(Math.max(...sizes.map(({ height }) => height))),
  };
}
