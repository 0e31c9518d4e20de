const safeSchemes = new Set(["http:", "https:", "mailto:", "tel:", "tg:"]);

/** Whether a url may stand in a link: a path, an anchor, or one of the harmless schemes. */
export function isSafeUrl(url: string): boolean {
  const text = url.trim();
  if (text === "") return false;
  if (/^[/#?]/.test(text)) return !text.startsWith("//");
  try {
    return safeSchemes.has(new URL(text).protocol);
  } catch {
    return false;
  }
}
