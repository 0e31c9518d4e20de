/**
 * How wide pictures of a `ScrollRow` are shown, for their `sizes`: up to three share the content's
 * width, of more each has the row's own.
 */
export function rowSizes(count: number, item: string): string {
  if (count === 1) return "(width < 1240px) 96vw, 1200px";
  if (count === 2) return `(width < 992px) ${item}, 600px`;
  return count === 3 ? `(width < 992px) ${item}, 400px` : item;
}
