const names = new Intl.DisplayNames("ru", { type: "language", fallback: "none" });

/** A language in words: tours keep codes of ISO 639, blocks what people wrote. */
export const nameLanguage = (language: string): string =>
  (/^[a-z]{2,3}$/.test(language) && names.of(language)) || language;
