/** Any host: only whether a path leaves it is asked. */
const here = "http://own-host.invalid";

/**
 * The path, query and fragment as browsers read them, when they stay on the host they stand on;
 * null for what leads elsewhere: `//evil.example`, `/\evil.example`, `https:evil.example`, and the
 * same with tabs, line ends or dots in between.
 */
export function ownPath(text: string): string | null {
  if (!/^[/\\]/.test(text)) return null;
  const url = URL.parse(text, here);
  if (url?.origin !== here) return null;
  const { pathname, search, hash } = url;
  // `/.//evil.example` is a path whose short form names a host.
  return pathname.startsWith("//") ? null : pathname + search + hash;
}
