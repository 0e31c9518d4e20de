import { normalizePhone } from "@tour/validation";

/** A plus and at least nine digits, in whichever way they are written. Specification, section 5. */
export function isPhone(text: string): boolean {
  return /^\+\d{9,}$/.test(normalizePhone(text));
}
