/**
 * Whether a path can lead to nothing: it is no percent-encoded UTF-8, has empty parts, or holds a zero
 * character. Routers fail at such paths, each in its own way.
 */
export function isMalformedPath(pathname: string): boolean {
  if (pathname.includes("//")) return true;
  if (!pathname.includes("%")) return false;
  try {
    return decodeURIComponent(pathname).includes("\u0000");
  } catch {
    return true;
  }
}
