/** Where keys are typed as text, or belong to a window or a menu that is open. */
export const isTakenElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(
    "input, textarea, select, [contenteditable=true], dialog, [role=menu], [role=listbox]",
  ) !== null ||
    target.ownerDocument.querySelector("dialog[open]") !== null);
