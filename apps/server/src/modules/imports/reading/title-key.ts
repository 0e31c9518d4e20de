/** Titles that people take for the same are the same: case, spaces and ё do not count. */
export const toTitleKey = (title: string): string =>
  title.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
