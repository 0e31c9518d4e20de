const focusable = "input:enabled:not([hidden]), textarea:enabled, button:enabled, [tabindex='0']";

/** Where something of a list is added, or else its first control. */
const findTarget = (field: HTMLElement) =>
  field.querySelector<HTMLElement>("[data-adds]") ??
  (field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable));

/** Brings a field of the part that is open into sight and gives it the focus; false while it is not there. */
export function focusField(name: string): boolean {
  const wanted = `[data-field="${CSS.escape(name)}"], [name="${CSS.escape(name)}"]`;
  const fields = [...document.querySelectorAll<HTMLElement>(wanted)];
  const target = fields.find((field) => field.checkVisibility());
  const control = target && findTarget(target);
  if (!control) return false;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
  return true;
}
