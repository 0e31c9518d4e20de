const pairs = ["«»", "“”", "„“", '""'];

/**
 * A quotation without the marks around it, for those places that set marks of their own: whoever
 * types some gets no second pair.
 */
export function bareQuotation(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.slice(1, -1);
  const isMarked = pairs.some(
    ([open = "", close = ""]) =>
      trimmed.length > 2 &&
      trimmed.startsWith(open) &&
      trimmed.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close),
  );
  return isMarked ? inner.trim() : text;
}
