const focusable =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]:not([tabindex^="-"])';

/** The control of a field: what its label names, or else the first thing that takes the focus. */
export function findFocusTarget(field: HTMLElement): HTMLElement | undefined {
  const label = field.querySelector<HTMLLabelElement>("label[for]");
  const named = label?.control;
  return named?.matches(focusable) ? named : (field.querySelector(focusable) ?? undefined);
}
