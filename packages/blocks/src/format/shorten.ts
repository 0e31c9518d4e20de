/** The beginning of a text that fits, cut between words. */
export function shorten(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 0 ? space : undefined).trimEnd()}…`;
}
