const unit = /(?<=\d) (?=₽|%|°C|км|кг|мА·ч|метр|литр|час|мин|дн|ден|лет|год|человек|мест)/g;
const thousands = /(?<=\d) (?=\d{3}(?!\d))/g;

/** Keeps a number's digits and its unit on one line. Blocks take care of words by themselves. */
export function keepTogether(text: string): string {
  return text.replace(thousands, "\u00a0").replace(unit, "\u00a0");
}

/** The same for every text inside a value. */
export function keepAllTogether<T>(value: T): T {
  if (typeof value === "string") return keepTogether(value) as T;
  if (Array.isArray(value)) return value.map((item) => keepAllTogether(item)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, keepAllTogether(item)]);
  return Object.fromEntries(entries) as T;
}
