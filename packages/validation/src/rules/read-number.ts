const decimal = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A number, or a text that writes one with a point or a comma; NaN for anything else. */
export function readNumber(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const text = value.trim();
  return decimal.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
