import { asItLies, fitInside, layOverTile, type Box } from "./flight-rules.ts";
import { bringRowTo, isInWindow, readTile } from "./read-tile.ts";
import styles from "./picture-flight.module.css";

/** Specification, section 9: a slide moves for as long. */
const timing = { duration: 300, easing: "cubic-bezier(0.2, 0, 0, 1)", fill: "both" } as const;

type Tile = Element | null | undefined;

const canFly = (tile: Tile): tile is HTMLImageElement =>
  tile instanceof HTMLImageElement &&
  "popover" in tile &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Lets the current picture of an opened gallery grow from its tile. It only covers the gallery's own
 * picture, which may still be on its way; presses go to the gallery from the first moment on.
 */
export function growFromTile(dialog: HTMLDialogElement, tile: Tile): void {
  const frame = findFrame(dialog);
  const look = canFly(tile) ? readTile(tile) : undefined;
  if (!frame || !look || !canFly(tile) || frame.querySelector("button")) return;
  const room = frame.getBoundingClientRect();
  const whole = fitInside(room, tile.naturalWidth / tile.naturalHeight);
  const flier = makeFlier(tile.currentSrc, whole, room);
  // The picture leaves its tile, so nothing fades in over it but what stands around it.
  for (const fade of dialog.getAnimations()) fade.finish();
  showAround(dialog);
  frame.prepend(flier);
  frame.dataset["growing"] = "";
  hideDuring(tile, flier.animate([layOverTile(whole, look), asItLies], timing), () => {
    delete frame.dataset["growing"];
    leaveWhenShown(frame, flier);
  });
}

/**
 * Lets the current picture return to its tile over the page, which can be used at once: the dialog
 * may be closed as soon as this says yes. It says no where there is no tile to return to.
 */
export function returnToTile(
  dialog: HTMLDialogElement,
  tile: Tile,
): { isInWindow: boolean } | undefined {
  const frame = findFrame(dialog);
  if (!frame || !canFly(tile)) return undefined;
  bringRowTo(tile);
  const look = readTile(tile);
  const start = look && readStart(frame);
  if (!start) return undefined;
  const sky = document.createElement("div");
  sky.popover = "manual";
  sky.className = styles.sky!;
  const night = sky.appendChild(document.createElement("div"));
  night.className = styles.night!;
  const flier = sky.appendChild(makeFlier(start.src, start.whole));
  document.body.append(sky);
  sky.showPopover();
  const opacity = findPanel(dialog)?.style.getPropertyValue("--fade") || 1;
  night.animate([{ opacity }, { opacity: 0 }], timing);
  const flight = flier.animate([start.look, layOverTile(start.whole, look)], timing);
  const stop = new AbortController();
  // Its tile moves away under it: it is there.
  addEventListener("scroll", () => flight.finish(), { capture: true, signal: stop.signal });
  hideDuring(tile, flight, () => {
    stop.abort();
    sky.remove();
  });
  return { isInWindow: isInWindow(look.box) };
}

const findFrame = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>("[data-shown] > [data-frame]");

const findPanel = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>("[data-autofocus]");

function makeFlier(src: string, whole: Box, room?: DOMRect): HTMLImageElement {
  const flier = new Image();
  flier.src = src;
  flier.alt = "";
  flier.className = styles.flier!;
  Object.assign(flier.style, {
    left: `${whole.left - (room?.left ?? 0)}px`,
    top: `${whole.top - (room?.top ?? 0)}px`,
    width: `${whole.width}px`,
    height: `${whole.height}px`,
  });
  return flier;
}

/** What a picture looks like that is about to return: also one that is enlarged, dragged or still grows. */
function readStart(frame: HTMLElement) {
  const growing = frame.dataset["growing"] !== undefined;
  const flier = frame.querySelector<HTMLImageElement>(`.${styles.flier}`);
  const own = frame.querySelector<HTMLImageElement>("img[data-state='shown']");
  if (flier && (growing || !own)) {
    const { transform, clipPath } = getComputedStyle(flier);
    const room = frame.getBoundingClientRect();
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = flier;
    const whole = { left: room.left + offsetLeft, top: room.top + offsetTop, width, height };
    return { src: flier.currentSrc, whole, look: { transform, clipPath } };
  }
  if (!own) return undefined;
  const whole = fitInside(own.getBoundingClientRect(), own.naturalWidth / own.naturalHeight);
  return { src: own.currentSrc, whole, look: asItLies };
}

function showAround(dialog: HTMLElement): void {
  const panel = findPanel(dialog);
  if (!panel) return;
  const fade = [{ opacity: 0, offset: 0 }];
  panel.animate(fade, { ...timing, fill: "none", pseudoElement: "::before" });
  for (const part of panel.children) {
    if (!part.matches("[data-gallery-stage]")) part.animate(fade, { ...timing, fill: "none" });
  }
}

/** A tile is empty while its picture is elsewhere. */
function hideDuring(tile: HTMLElement, flight: Animation, arrive: () => void): void {
  // Its name stays: it may have the focus already.
  tile.style.opacity = "0";
  const end = () => {
    tile.style.removeProperty("opacity");
    arrive();
  };
  flight.finished.then(end, end);
}

/** Until the gallery's own picture is there the tile's stands for it. */
function leaveWhenShown(frame: HTMLElement, flier: HTMLElement): void {
  const isAwaited = () => frame.querySelector("img[data-state='loading']") !== null;
  if (!isAwaited()) return flier.remove();
  const observer = new MutationObserver(() => {
    if (isAwaited()) return;
    observer.disconnect();
    // The picture fades in over it.
    setTimeout(() => flier.remove(), timing.duration);
  });
  observer.observe(frame, { subtree: true, childList: true, attributeFilter: ["data-state"] });
}
