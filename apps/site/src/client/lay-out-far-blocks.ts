/**
 * Lays out the blocks that the first paint went without, one a frame, from the top: together they
 * would hold up a slow phone for a good while. All at once, and before that paint, where the page
 * does not begin at its top, or as soon as somebody leads to a place on it.
 */
export function layOutFarBlocks(): void {
  const far = [...document.querySelectorAll("[data-far]")];
  const layOutNext = () => {
    far.shift()?.removeAttribute("data-far");
    if (far.length > 0) afterFrame(layOutNext);
  };
  const layOutAll = () => {
    for (const block of far.splice(0)) block.removeAttribute("data-far");
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") {
    layOutAll();
    return;
  }
  addEventListener("click", layOutAll, { capture: true, once: true });
  addEventListener("keydown", layOutAll, { capture: true, once: true });
  afterFrame(layOutNext);
}

/** A page that is rendered ahead has no frames before it is shown. */
const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
