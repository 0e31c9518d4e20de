/** Addresses that one file of a sitemap may have. */
const maxAddresses = 50_000;

/** The parts of a sitemap, each as large as a file may be. */
export function cutSitemap(paths: readonly string[], max = maxAddresses): string[][] {
  const count = Math.ceil(paths.length / max);
  return Array.from({ length: count }, (_, part) => paths.slice(part * max, (part + 1) * max));
}
