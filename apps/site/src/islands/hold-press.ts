/** What acts like a button: also a link that opens something here once its code has come. */
const controls = "a[aria-haspopup], button, [role=button], summary";

interface HeldPress {
  /** Ends the holding, and makes each press again. */
  pressAgain: () => void;
  /** Ends the holding; a link that was pressed leads where it says. Answers whether one was. */
  follow: () => boolean;
}

interface HoldOptions {
  /** Called at each press. */
  onPress?: () => void;
  /** What is held instead of what acts like a button. */
  held?: string;
  /** Every press counts, as of those that pick one thing after another; else the last one does. */
  isEach?: boolean;
}

/**
 * Holds presses inside an element whose code is not there yet, so that none is lost. What
 * works without code (a `summary`, a plain form, a plain link, a click that asks for a new tab) is left alone.
 */
export function holdPress(
  element: HTMLElement,
  { onPress, held = controls, isEach = false }: HoldOptions = {},
): HeldPress {
  let pressed: HTMLElement[] = [];

  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(held);
    const isSpecial = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!control || control.matches("summary, [data-works-alone]") || isSpecial) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isEach) markFree();
    pressed = isEach ? [...pressed, control] : [control];
    control.ariaBusy = "true";
    onPress?.();
  };
  const markFree = () => {
    for (const control of pressed) control.removeAttribute("aria-busy");
  };
  const release = () => {
    element.removeEventListener("click", hold, true);
    markFree();
  };
  element.addEventListener("click", hold, true);

  return {
    pressAgain: () => {
      release();
      for (const control of pressed) control.click();
    },
    follow: () => {
      release();
      const last = pressed.at(-1);
      if (!(last instanceof HTMLAnchorElement)) return false;
      location.assign(last.href);
      return true;
    },
  };
}
