import { normalizePhone } from "@tour/validation";

const allowed = /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d]|\/(?!\/)[^\s]*$|#[^\s]*$)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
/** A name of at least two parts, the last of which is no number, perhaps with a port and a path. */
const webAddress =
  /^(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * The address that a link gets from what was typed: `example.com` becomes `https://example.com`, an
 * e-mail a `mailto:`, a phone number in any way of writing a `tel:`. Undefined for what may not stand
 * in a link; empty takes the link away.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return "";
  const phone = normalizePhone(text.replace(/^tel:/i, ""));
  if (/^\+\d{9,15}$/.test(phone)) return `tel:${phone}`;
  if (allowed.test(text)) return text;
  if (anyScheme.test(text)) return undefined;
  if (email.test(text)) return `mailto:${text}`;
  const address = text.replace(/^\/\//, "");
  return webAddress.test(address) ? `https://${address}` : undefined;
}
