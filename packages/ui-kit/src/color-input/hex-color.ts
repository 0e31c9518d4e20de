/** `#rrggbb` in lower case from what a person types: with or without #, three or six digits. */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, "$&$&")}`;
  return null;
}
