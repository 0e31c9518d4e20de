/** What may not end a text that goes on, half of a sign of two included. */
const loose = /[\s,;:—–\uD800-\uDBFF-]+$/;

/**
 * The beginning of a text that fits, cut between words. Dots say that it goes on, unless it ends with a
 * whole sentence: four dots in a row say nothing.
 */
export function shorten(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max - 1);
  const end = cut.search(/\s+\S*$/);
  const words = (end > max / 2 ? cut.slice(0, end) : cut).replace(loose, "");
  return /[.!?…][»")]?$/.test(words) ? words : `${words}…`;
}
