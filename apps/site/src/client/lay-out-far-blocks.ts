/** How long a visitor who does nothing yet has the page for themselves, in ms. */
const pause = 2_000;

/**
 * Lays out the blocks that the first paint went without, one a frame, from the top: together they
 * would hold up a slow phone for a good while. So would the layout and the painting of one: what is laid
 * out before its frame is only painted in it. It begins when somebody moves on, or has had the page for a
 * while: what they press first is answered first. A block in view is laid out already, and waits until
 * it is out of view: what it may show beyond its edges then could move it by a pixel. Unless it pins
 * something to the window, which it can't do before.
 */
export function layOutFarBlocks(): void {
  const waiting = new Set<Element>();
  let isWorking = false;

  const layOut = (block: Element) => {
    waiting.delete(block);
    observer.unobserve(block);
    block.removeAttribute("data-far");
  };
  const layOutNext = () => {
    const [next] = waiting;
    isWorking = Boolean(next);
    if (!next) return;
    layOut(next);
    next.getBoundingClientRect();
    afterFrame(layOutNext);
  };
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      waiting[isIntersecting && !pinsToWindow(target) ? "delete" : "add"](target);
    }
    if (!isWorking) afterFrame(layOutNext);
    isWorking = true;
  });
  const listFar = () => document.querySelectorAll("[data-far]");
  const begin = () => listFar().forEach((block) => observer.observe(block));
  addEventListener("scroll", begin, { once: true });
  setTimeout(begin, pause);

  // A press may lead to any place of the page, or open something that is larger than its block.
  const layOutAll = () => listFar().forEach(layOut);
  addEventListener("click", layOutAll, true);
  addEventListener("keydown", layOutAll, true);
}

const pinsToWindow = (block: Element) =>
  [...block.querySelectorAll("*")].some((part) => getComputedStyle(part).position === "fixed");

/** A page that is rendered ahead has no frames before it is shown. */
const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
