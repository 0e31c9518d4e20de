const codes = [
  ...["ru", "en", "de", "fr", "es", "it", "zh", "ja", "ko", "ar", "tr", "fa", "he", "hi"],
  ...["be", "kk", "ky", "uz", "tg", "hy", "ka", "az", "tt", "ba", "sr", "pl", "cs", "fi", "mn"],
] as const;
const names = new Intl.DisplayNames("ru", { type: "language" });
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Languages that tours are held in: codes of ISO 639-1 with their names. */
export const tourLanguages: readonly { value: string; text: string }[] = codes.map((value) => ({
  value,
  text: capital(names.of(value) ?? value),
}));
