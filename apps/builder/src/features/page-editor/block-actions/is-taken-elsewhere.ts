const fields =
  "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable=true]";

/** Whether keys are typed as text there, or belong to a window or a menu that is open. */
export const isTakenElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(`${fields}, dialog, [role=menu], [role=listbox]`) !== null ||
    target.ownerDocument.querySelector("dialog[open]") !== null);
