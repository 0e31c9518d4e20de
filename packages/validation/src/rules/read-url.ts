/** A text as an address, by the platform's own parser (WHATWG URL); undefined for what is none. */
export function readUrl(text: string): URL | undefined {
  // `URL.parse` is younger than phones that people still hold.
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
