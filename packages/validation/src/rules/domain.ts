const label = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
const digits = /^\d+$/;

/** Whether a name has the form of an internet domain, in any script, with at least two parts. */
export function isDomain(name: string): boolean {
  if (name.length > 253) return false;
  const parts = name.split(".");
  const zone = parts.at(-1) ?? "";
  if (parts.length < 2 || zone.length < 2 || digits.test(zone)) return false;
  return parts.every((part) => part.length <= 63 && label.test(part));
}
