import { commands } from "vitest/browser";
import { describe } from "./find-overflow.ts";
import { readPixels, takePicture } from "./take-picture.ts";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
/** How a component marks what it is in: with an attribute that its styles read. */
const states = [
  "disabled",
  "aria-selected",
  "aria-current",
  "aria-pressed",
  "aria-checked",
  "aria-disabled",
  "data-disabled",
  "data-chosen",
  "data-marked",
  "data-current",
  "data-active",
];
const attributes = states.map((name) => `[${name}]:not([${name}="false"])`).join();
/** A state that an item has among its neighbours; other values of it are not states of choice. */
const current = '[data-state="current"]';
/** A radio before a drawing is a star: its value fills several, and no `:checked` does. */
const marked = `input:checked:not([type="radio"]:has(~ * svg)), ${attributes}, ${current}`;

/** Elements of one kind look the same: one of them is looked at. */
export type Seen = Set<string>;

function isNew(seen: Seen, element: Element): boolean {
  const attributes = element
    .getAttributeNames()
    .filter((name) => /^(aria|data|type|dis)/.test(name));
  const values = attributes.map((name) =>
    states.includes(name) ? element.getAttribute(name) : "",
  );
  const key = [element.tagName, element.className, ...attributes, ...values].join(" ");
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Elements that look the same with the keyboard's focus on them as without it. */
export async function findUnseenFocus(stage: HTMLElement, seen: Seen = new Set()) {
  const findings: string[] = [];
  for (const element of stage.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility() || element.tabIndex < 0 || !isNew(seen, element)) continue;
    (document.activeElement as HTMLElement).blur();
    const before = await takePicture(outlineOf(element), 8);
    // Focus is shown to those who use the keyboard.
    await commands.pressKey("Shift");
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const after = await takePicture(outlineOf(element), 8);
    if (after && before === after) findings.push(`the focus on ${describe(element)} is not seen`);
    element.blur();
  }
  return findings;
}

/** Elements whose state (chosen, pressed, checked, disabled) nothing but a background shows. */
export async function findUnseenState(stage: HTMLElement, seen: Seen = new Set()) {
  const findings: string[] = [];
  (document.activeElement as HTMLElement).blur();
  for (const element of stage.querySelectorAll<HTMLElement>(marked)) {
    // A disabled control is marked in several places at once: the outermost stands for all.
    if (element.parentElement?.closest(`${attributes}, ${current}`)) continue;
    // What is busy shows that it is, by a spinner.
    if (element.ariaBusy || !element.checkVisibility() || !isNew(seen, element)) continue;
    // While another was looked at, the component may have left this state.
    if (!element.matches(marked)) continue;
    const within = await takePicture(outlineOf(element));
    const { what, restore } = removeStates(element);
    const without = await takePicture(outlineOf(element));
    restore();
    if (within && without === within) findings.push(`${what} of ${describe(element)} is not seen`);
  }
  return findings;
}

/** A native control that is drawn by its neighbour is looked at together with it. */
const outlineOf = (element: HTMLElement): Element =>
  element instanceof HTMLInputElement ? (element.parentElement ?? element) : element;

function removeStates(element: HTMLElement): { what: string; restore: () => void } {
  const restores: (() => void)[] = [];
  const removed = new Set<string>();
  for (const part of [element, ...element.querySelectorAll("*")]) {
    if (part instanceof HTMLInputElement && part.checked) {
      part.checked = false;
      removed.add("checked");
      restores.push(() => (part.checked = true));
    }
    for (const name of [...states, "data-state"]) {
      const value = part.getAttribute(name);
      if (value === null || value === "false") continue;
      if (name === "data-state" && value !== "current") continue;
      part.removeAttribute(name);
      removed.add(name);
      restores.push(() => part.setAttribute(name, value));
    }
  }
  return { what: [...removed].join(), restore: () => restores.forEach((restore) => restore()) };
}

/** Drawings (a bar, a dot, a track) that a background alone draws, and that are gone without it. */
export async function findUnseenDrawings(drawings: Element[]) {
  const findings: string[] = [];
  for (const drawing of drawings) {
    const picture = drawing.checkVisibility() ? await takePicture(drawing, 1) : undefined;
    if (!picture) continue;
    const pixels = new Uint32Array((await readPixels(picture)).data.buffer);
    if (pixels.every((pixel) => pixel === pixels[0])) {
      findings.push(`${describe(drawing)} is not seen`);
    }
  }
  return findings;
}

/** Elements without words or pictures that have a background of their own. */
export function listDrawings(stage: HTMLElement, seen: Seen = new Set()): Element[] {
  // Colours as the component gives them.
  stage.style.forcedColorAdjust = "none";
  const drawings = [...stage.querySelectorAll<HTMLElement>("*")].filter((element) => {
    if (element.childElementCount > 0 || element.textContent.trim()) return false;
    if (element.closest("svg, picture, input, textarea, select, button, [data-decoration]"))
      return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true }))
      return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isDrawn = !/^rgba\(.*, 0\)$|transparent|\/ 0\)$/.test(backgroundColor);
    return (isDrawn || backgroundImage !== "none") && isNew(seen, element);
  });
  stage.style.forcedColorAdjust = "";
  return drawings;
}
