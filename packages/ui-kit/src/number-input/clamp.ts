/** A number between its bounds; either may be missing. */
export function clamp(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(Math.max(value, min), max);
}

/** The number that a text stands for, or `null`; a comma is a decimal point too. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  if (plain === "") return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The next number on the grid of steps that starts at `min`, without binary dust. */
export function stepNumber(
  value: number | null,
  step: number,
  direction: 1 | -1,
  min?: number,
  max?: number,
): number {
  if (value === null) return clamp(min ?? 0, min, max);
  const digits = Math.max(countDecimals(step), countDecimals(value));
  return clamp(Number((value + direction * step).toFixed(digits)), min, max);
}

function countDecimals(value: number): number {
  const text = String(value);
  if (text.includes("e-")) return Number(text.split("e-")[1]);
  return text.split(".")[1]?.length ?? 0;
}
