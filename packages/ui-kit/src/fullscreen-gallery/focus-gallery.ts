/** Gives the focus to the gallery around an element that is about to go, so that keys still work. */
export function focusGallery(from: Element): void {
  from.closest<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });
}
