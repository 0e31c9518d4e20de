/**
 * Whether a finger or a mouse has hold of something inside `root`. The function that it returns is
 * resolved once it has let go, and the click that may follow is over. Fingers are told of by touches:
 * as pointers they are cancelled as soon as they scroll.
 */
export function watchHold(root: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  let release = () => {};
  let released = Promise.resolve();
  const options = { capture: true, passive: true, signal };
  for (const type of ["touchstart", "mousedown"]) {
    root.addEventListener(
      type,
      () => {
        if (!isHeld) released = new Promise((resolve) => (release = resolve));
        isHeld = true;
      },
      options,
    );
  }
  for (const type of ["touchend", "touchcancel", "mouseup", "dragend"]) {
    document.addEventListener(
      type,
      (event) => {
        if ((event as TouchEvent).touches?.length) return;
        isHeld = false;
        setTimeout(release);
      },
      options,
    );
  }
  return () => released;
}
