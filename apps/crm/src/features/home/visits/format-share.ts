const percent = new Intl.NumberFormat("ru", { style: "percent", maximumFractionDigits: 1 });
const count = new Intl.NumberFormat("ru");

/** "1 240". */
export const formatCount = (number: number): string => count.format(number);

/** "4,2 %" of what came before; null where that was nothing, or less than what follows. */
export const formatShare = (part: number, whole: number): string | null =>
  whole > 0 && part <= whole ? percent.format(part / whole) : null;
