/** Bytes as kB of 1000, with one decimal: `12.3 kB`. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const formatMilliseconds = (ms: number, digits = 1): string => `${ms.toFixed(digits)} ms`;

export const formatCount = (count: number): string => Math.round(count).toLocaleString("en-US");

/** How many times as much as the base: `2.40x`; a dash where there is nothing to divide by. */
export function formatRatio(value: number, base: number): string {
  return Number.isFinite(value / base) ? `${(value / base).toFixed(2)}x` : "-";
}
