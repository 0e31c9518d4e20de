/** How many months of a row of years and of a row of months. */
export const MONTHS_IN_ROW = 3;
export const YEARS_IN_ROW = 5;
/** Rows of years that a page key passes. */
const YEAR_ROWS = 5;

/**
 * By how many months a key moves in the grid of a year's months or in that of years; `null` when it
 * moves nothing. The first and the last of all years lie an infinity away.
 */
export function countMonthsByKey(
  key: string,
  month: number,
  view: "months" | "years",
  isRightToLeft: boolean,
): number | null {
  const isYears = view === "years";
  const one = isYears ? 12 : 1;
  const row = isYears ? YEARS_IN_ROW * 12 : MONTHS_IN_ROW;
  const page = isYears ? YEAR_ROWS * row : 12;
  const forward = isRightToLeft ? -one : one;
  const moves: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: row,
    ArrowUp: -row,
    PageDown: page,
    PageUp: -page,
    Home: isYears ? -Infinity : 1 - month,
    End: isYears ? Infinity : 12 - month,
  };
  return moves[key] ?? null;
}
