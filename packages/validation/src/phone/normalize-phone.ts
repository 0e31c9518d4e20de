/** What people put between digits. */
const separators = /[\s().\u00ad\u2010-\u2015\u2212-]/g;

/**
 * How Russians write their own numbers, once the separators are gone. Whatever a rule takes could
 * not be the number of another country.
 */
const russianForms = [
  // 8 916 123-45-67; 7 916 123-45-67
  /^[78]([347-9]\d{9})$/,
  // 916 123-45-67
  /^([349]\d{9})$/,
  // "+8" is a mixture of +7 and 8: no country has +83 or +89, and +880 is not followed by 0
  /^\+8((?:[39]\d{2}|800)\d{7})$/,
  // +7 8 916 123-45-67
  /^\+?78([349]\d{9})$/,
];

/**
 * A phone number in any of the ways in which people in Russia write one, as a plus and digits:
 * "8 916 123-45-67", "9161234567" and "+7 (916) 123-45-67" are all "+79161234567". A text that is
 * none of them is given back as it is, without the blanks around it. Specification, section 5.
 */
export function normalizePhone(text: string): string {
  const trimmed = text.trim();
  const [international, trunk] = [/^(\+.*?)\(0\)/, /^(?:00|810)(?=[1-9]\d{8,14}$)/];
  const bare = trimmed.replace(international, "$1").replaceAll(separators, "");
  const digits = bare.replace(trunk, "+");
  for (const form of russianForms) {
    const [, national] = form.exec(digits) ?? [];
    if (national) return `+7${national}`;
  }
  return /^\+\d+$/.test(digits) ? digits : trimmed;
}
