/** What acts like a button: also a link that opens something here once its code has come. */
const controls = "a[aria-haspopup], button, [role=button], summary";

interface HeldPress {
  /** Ends the holding, and makes the press again. */
  pressAgain: () => void;
  /** Ends the holding; a link that was pressed leads where it says. Answers whether one was. */
  follow: () => boolean;
}

/**
 * Holds the last press inside an element whose code is not there yet, so that it is not lost. What
 * works without code (a `summary`, a plain form, a plain link, a click that asks for a new tab) is left alone.
 */
export function holdPress(element: HTMLElement, onPress: () => void): HeldPress {
  let pressed: HTMLElement | null = null;

  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    const isSpecial = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!control || control.matches("summary, [data-works-alone]") || isSpecial) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute("aria-busy");
    pressed = control;
    pressed.ariaBusy = "true";
    onPress();
  };
  const release = () => {
    element.removeEventListener("click", hold, true);
    pressed?.removeAttribute("aria-busy");
  };
  element.addEventListener("click", hold, true);

  return {
    pressAgain: () => {
      release();
      pressed?.click();
    },
    follow: () => {
      release();
      if (!(pressed instanceof HTMLAnchorElement)) return false;
      location.assign(pressed.href);
      return true;
    },
  };
}
