let reason: DOMException | undefined;

/**
 * Why a validation was cancelled: a newer one took its place. One object for all of them: each made
 * anew would carry a stack trace, which costs more than the rules.
 */
export function obsolete(): DOMException {
  reason ??= new DOMException("A newer validation took its place", "AbortError");
  return reason;
}
