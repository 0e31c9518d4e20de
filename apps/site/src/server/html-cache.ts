import type { Compressed } from "./compressed.ts";

/** A page as it is sent: the policy belongs to it, because it names the hashes of what is inside. */
export interface CachedPage {
  body: Compressed;
  headers: Record<string, string>;
}

export interface HtmlCache {
  get: (key: string) => CachedPage | undefined;
  /** Makes a page that is not kept; all who ask for it meanwhile share one making. */
  make: (key: string, make: () => Promise<FreshPage>) => Promise<CachedPage>;
}

export interface FreshPage extends CachedPage {
  isCacheable: boolean;
}

/**
 * Names a page. Everything that its bytes depend on is in the name, so that nothing ever needs to
 * be thrown out: an old revision is not asked for any more, and ages away.
 */
export function pageKey(of: {
  host: string;
  path: string;
  revision: string;
  build: string;
  today: string;
}): string {
  return JSON.stringify([of.host, of.path, of.revision, of.build, of.today]);
}

/** Keeps the pages used last, up to a number of bytes before compression. */
export function createHtmlCache({ maxBytes }: { maxBytes: number }): HtmlCache {
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage>>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= pages.get(key)?.body.identity.length ?? 0;
    pages.delete(key);
  };
  const keep = (key: string, { body, headers }: CachedPage) => {
    drop(key);
    pages.set(key, { body, headers });
    bytes += body.identity.length;
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };
  return {
    get: (key) => {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    make: (key, make) => {
      const shared = underWay.get(key);
      if (shared) return shared;
      const making = make()
        .then((page) => {
          if (page.isCacheable) keep(key, page);
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
