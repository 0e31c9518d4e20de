/** The full address of a page that a visitor's form names, if it is of that site. */
export function pageUrl(path: string, siteUrl: string): string | undefined {
  const url = path ? URL.parse(path, siteUrl) : null;
  return url && url.origin === new URL(siteUrl).origin ? url.href : undefined;
}
