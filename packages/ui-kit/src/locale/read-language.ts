const fallback = "en-US";

const read = new Map<unknown, string>();

/**
 * The language tag that `Intl` is to be asked by: `ru_RU` is `ru-RU`; what is no tag, or one of a
 * language that this platform does not know, is `en-US`. Servers and browsers so agree, where each
 * of them would take a default of its own.
 */
export function readLanguage(code: unknown): string {
  let language = read.get(code);
  if (language === undefined) {
    language = findLanguage(code);
    read.set(code, language);
  }
  return language;
}

function findLanguage(code: unknown): string {
  if (typeof code !== "string") return fallback;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(code.replaceAll("_", "-"))[0] ?? fallback;
  } catch {
    return fallback;
  }
}
