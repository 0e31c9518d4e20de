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
  /** How many bytes are kept. */
  readonly bytes: number;
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

/** What stands around a page's body: its headers, of which the policy is the longest, and its name. */
const bytesAround = 4096;

/**
 * Keeps the pages used last, compressed alone, up to a number of bytes. How many a page takes changes: at
 * first it is whole, and each encoding that is asked for stays.
 */
export function createHtmlCache({ maxBytes }: { maxBytes: number }): HtmlCache {
  const pages = createLru<string, Kept>({ maxSize: maxBytes }, "pages");
  const underWay = new Map<string, Promise<CachedPage>>();
  const keep = (key: string, page: CachedPage) => {
    const size = page.body.keptBytes + bytesAround;
    pages.set(key, { page, size }, { size });
  };
  /** Its present size counts. */
  const fit = (key: string, kept: Kept | undefined): CachedPage | undefined => {
    if (kept && kept.size !== kept.page.body.keptBytes + bytesAround) keep(key, kept.page);
    return kept?.page;
  };
  const pack = async (key: string, { body }: CachedPage) => {
    await body.pack();
    const kept = pages.peek(key);
    if (kept?.page.body === body) fit(key, kept);
  };
  return {
    get: (key) => fit(key, pages.get(key)),
    get bytes() {
      return pages.calculatedSize;
    },
    make: (key, make) => {
      const shared = underWay.get(key);
      if (shared) return shared;
      const making = make()
        .then((page) => {
          const { keptAs, ...kept } = page;
          if (keptAs !== null) {
            keep(keptAs, kept);
            // One that cannot be packed stays as it is.
            void pack(keptAs, kept).catch(() => {});
          }
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

interface Kept {
  page: CachedPage;
  /** That the cache counts. */
  size: number;
}
