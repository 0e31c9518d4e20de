import { dataRevisionHeader } from "@tour/api";

/** What keeps pages in front of the sites, such as Varnish or a network for delivery. */
export interface PageCache {
  /**
   * Lets go of everything with a tag, but for pages of the revision to keep: to say it again costs none of
   * those anything. Throws when that did not happen everywhere.
   */
  purge: (tag: string, keptRevision: string | null) => Promise<void>;
}

const timeoutMs = 5_000;

/**
 * Caches that are told by the method `PURGE`, each at its own address. They are told by the headers that
 * pages carry themselves; `tooling/deploy/varnish/default.vcl` is the other side.
 */
export const purgeByHttp = (urls: readonly string[]): PageCache => ({
  purge: async (tag, keptRevision) => {
    const headers = {
      "cache-tag": tag,
      ...(keptRevision && { [dataRevisionHeader]: keptRevision }),
    };
    const told = await Promise.allSettled(urls.map((url) => tell(url, headers)));
    const failed = told.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    const why = failed.map((reason: Error) => reason.message).join(", ");
    if (failed.length > 0) throw new Error(`Of ${urls.length} caches some were not told: ${why}`);
  },
});

async function tell(url: string, headers: Record<string, string>): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { method: "PURGE", headers, signal, redirect: "manual" });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
}
