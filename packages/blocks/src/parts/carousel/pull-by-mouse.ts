/** Movement in px that makes a press a drag instead of a click. */
const threshold = 6;

/**
 * Lets a mouse pull a row along as long as nothing else moves it; fingers and pens scroll it by
 * themselves. Returns a function that stops it.
 */
export function pullByMouse(row: HTMLElement): () => void {
  let start: { x: number; left: number } | null = null;
  let isPulled = false;
  const stop = new AbortController();
  const { signal } = stop;
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  row.addEventListener(
    "pointerdown",
    ({ pointerType, button, clientX }) => {
      isPulled = false;
      if (pointerType === "mouse" && !button) start = { x: clientX, left: row.scrollLeft };
    },
    { signal },
  );
  document.addEventListener(
    "pointermove",
    ({ clientX, buttons }) => {
      // Let go outside of the window, too.
      if (!buttons) start = null;
      if (!start) return;
      isPulled ||= Math.abs(clientX - start.x) > threshold;
      if (!isPulled) return;
      // For good: given back, it would make the row jump to the nearest slide.
      row.style.scrollSnapType = "none";
      row.scrollLeft = start.left + start.x - clientX;
    },
    { signal },
  );
  const click = (event: Event) => isPulled && refuse(event);
  row.addEventListener("click", click, { capture: true, signal });
  // The browser would carry the picture or the link away instead.
  row.addEventListener("dragstart", refuse, { signal });
  return () => stop.abort();
}
