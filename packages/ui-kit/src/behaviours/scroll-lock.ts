interface SavedStyles {
  overflow: string;
  scrollbarGutter: string;
}

let holders = 0;
let saved: SavedStyles | undefined;

/**
 * Stops the page behind a modal from scrolling; the scroll bar's gutter stays, so nothing jumps.
 * Locks are counted: the page scrolls again when the last holder lets go.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    saved = { overflow: root.style.overflow, scrollbarGutter: root.style.scrollbarGutter };
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
    root.style.overflow = "hidden";
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0 && saved) Object.assign(root.style, saved);
  };
}
