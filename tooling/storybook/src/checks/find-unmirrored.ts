import { describe } from "./find-overflow.ts";

/** An element that has a side, and how far it stands from the stage's inline start, in px. */
interface MeasuredPart {
  name: string;
  start: number;
  width: number;
}

const parts = "a, button, input, select, textarea, label, li, th, td, [role], svg";

/** Where the parts of a story stand, measured from the side where its text begins. */
export function measureParts(stage: HTMLElement): MeasuredPart[] {
  const isRightToLeft = getComputedStyle(stage).direction === "rtl";
  const frame = stage.getBoundingClientRect();
  return [...stage.querySelectorAll(parts)]
    .filter((element) => element.checkVisibility())
    .filter((element) => !hasOwnDirection(element, stage) && !isInText(element))
    .map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const start = isRightToLeft ? frame.right - right : left - frame.left;
      return { name: describe(element), start, width };
    });
}

/** Parts that the other direction does not move to the other side. */
export function findUnmirrored(usual: MeasuredPart[], mirrored: MeasuredPart[]): string[] {
  if (usual.length !== mirrored.length) return ["the parts are not the same"];
  return usual.flatMap(({ name, start, width }, index) => {
    const other = mirrored[index]!;
    // Numbers and punctuation may be set a little wider in the other direction.
    const slack = 3 + Math.abs(width - other.width);
    const shift = Math.round(other.start - start);
    return Math.abs(shift) > slack ? [`${name} is ${shift} px off its mirrored place`] : [];
  });
}

/** Telephone numbers and codes are written from left to right everywhere. */
function hasOwnDirection(element: Element, stage: HTMLElement): boolean {
  const owner = element.closest("[dir]");
  return owner !== null && stage.contains(owner);
}

/** A link among words stands where the words end. */
function isInText(element: Element): boolean {
  const words = [...(element.parentElement?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return words.length > 0 && getComputedStyle(element).display.startsWith("inline");
}
