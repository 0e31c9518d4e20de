const allowed = /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d]|[/#][^\s]*$)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * The address that a link gets from what was typed: `example.com` becomes `https://example.com`,
 * an e-mail a `mailto:`. Undefined for what may not stand in a link; empty takes the link away.
 */
export function completeAddress(typed: string): string | undefined {
  if (typed === "") return "";
  if (anyScheme.test(typed) || /^[/#]/.test(typed)) return allowed.test(typed) ? typed : undefined;
  const full = /^[^\s@/]+@[^\s@/]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
  return /\s/.test(typed) || !typed.includes(".") ? undefined : full;
}
