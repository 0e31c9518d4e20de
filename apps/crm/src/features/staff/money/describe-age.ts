const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const words = new Intl.RelativeTimeFormat("ru", { numeric: "auto" });

/** How long ago something began, in words: «3 дня назад»; `now` is in ms. */
export function describeAge(at: string, now: number): string {
  const age = Math.max(0, now - new Date(at).getTime());
  const [unit, length] = units.find(([, ms]) => age >= ms) ?? units[2];
  return words.format(-Math.floor(age / length), unit);
}
