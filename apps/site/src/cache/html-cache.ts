import type { Compressed } from "../compression/compressed.ts";
import { createLru } from "./create-lru.ts";

/** A page as it is sent: the policy belongs to it, because it names the hashes of what is inside. */
export interface CachedPage {
  body: Compressed;
  headers: Record<string, string>;
  /** How long caches in front of us may keep it; null where that is not known. */
  life?: SharedLife | null;
  /** When that may be asked again, by the clock of `performance.now()`. */
  askLifeAt?: number;
}

/** Whose pages caches in front of us may keep, and until when. */
export interface SharedLife {
  /** By which they are told to let them go. */
  tag: string;
  revision: string;
  /** By the clock of `performance.now()`: then time itself changes the pages. */
  until: number;
}

export interface HtmlCache {
  get: (key: string) => CachedPage | undefined;
  /** Makes a page that is not kept; all who ask for it meanwhile share one making. */
  make: (key: string, make: () => Promise<FreshPage>) => Promise<CachedPage>;
}

export interface FreshPage extends CachedPage {
  /** The name under which it may be kept: of the revision that it shows; null for a page that may not. */
  keptAs: string | null;
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
  const pages = createLru<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.identity.length,
  });
  const underWay = new Map<string, Promise<CachedPage>>();
  return {
    get: (key) => pages.get(key),
    make: (key, make) => {
      const shared = underWay.get(key);
      if (shared) return shared;
      const making = make()
        .then((page) => {
          const { keptAs, ...kept } = page;
          if (keptAs !== null) pages.set(keptAs, kept);
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
