import type { RefObject } from "react";

/**
 * Calls `onMove` in every frame in which an element stands elsewhere or has another size: by scrolling,
 * by a transform, because something beside it grew. No event tells of all of these. Answers how to stop.
 */
export function watchBox(element: RefObject<Element | null>, onMove: () => void): () => void {
  const read = () => {
    const box = element.current?.getBoundingClientRect();
    return box ? `${box.x} ${box.y} ${box.width} ${box.height}` : "";
  };
  let known = read();
  const look = () => {
    const now = read();
    if (now !== known) onMove();
    known = now;
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
