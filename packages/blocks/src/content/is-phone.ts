/** A plus and at least nine digits, however they are set apart. Specification, section 5. */
export function isPhone(text: string): boolean {
  return /^\+\d{9,}$/.test(text.replaceAll(/[\s()\u2010-\u2015-]/g, ""));
}
