import { ApiError } from "@tour/api";
import type { SiteMetadata } from "@tour/api";
import type { Logger } from "pino";
import { createAnswerCache } from "../cache/answer-cache.ts";
import type { SiteClient } from "./site-client.ts";

/** Whose page a request is for; found by its exact host alone. */
export type FoundHost =
  | { kind: "marketplace"; host: string; revision: string | null }
  /** Metadata and revision are null when they could not be read: such a page is never cached. */
  | { kind: "site"; host: string; metadata: SiteMetadata | null; revision: string | null }
  /** Its site has another address now: an origin. */
  | { kind: "moved"; host: string; url: string }
  | { kind: "unknown"; host: string };

export type HostFinder = (host: string) => Promise<FoundHost>;

interface HostFinderOptions {
  clientOf: (host: string) => SiteClient;
  log: Logger;
  marketplaceHost: string;
  /** How long an answer is believed, in ms. */
  freshMs?: number;
  now?: () => number;
}

/** Of hosts that are remembered: whoever sends made-up hosts must not fill the memory. */
const hostsRoom = 16 * 1024 * 1024;

/**
 * How long the last answer is believed while the API host gives none, in ms: as long as it takes to
 * replace it. Pages that are in the cache are served meanwhile.
 */
const memory = 60_000;

/**
 * Finds out whose a host is by `custom-metadata`. The answer is believed for a second: a busy host
 * asks once a second instead of at each request, and a published change is seen a second later at most.
 */
export function createHostFinder(options: HostFinderOptions): HostFinder {
  const { log, freshMs = 1000, now = Date.now } = options;
  return createAnswerCache<FoundHost>({
    maxBytes: hostsRoom,
    fresh: freshMs,
    staleIfError: memory,
    ask: (host) => askHost(host, options),
    withoutAnswer: (host) => nameUnread(host, options),
    onError: (error, host, { kind }) =>
      log.error({ error, host, kind }, "site metadata could not be read"),
    now,
  });
}

/** Throws when the API host does not say. */
export async function askHost(
  host: string,
  { clientOf, marketplaceHost }: Pick<HostFinderOptions, "clientOf" | "marketplaceHost">,
): Promise<FoundHost> {
  try {
    const signal = AbortSignal.timeout(5000);
    const { data, revision, redirect } = await clientOf(host).customMetadata({}, { signal });
    if (host === marketplaceHost) return { kind: "marketplace", host, revision: revision || null };
    if (redirect) return { kind: "moved", host, url: redirect.url };
    if (!data) return { kind: "unknown", host };
    return { kind: "site", host, metadata: data, revision };
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
    if (isRefused && host !== marketplaceHost) return { kind: "unknown", host };
    throw error;
  }
}

/** A host of which nothing is known: its pages go on without, and are never cached. */
function nameUnread(host: string, { marketplaceHost }: HostFinderOptions): FoundHost {
  if (host === marketplaceHost) return { kind: "marketplace", host, revision: null };
  return { kind: "site", host, metadata: null, revision: null };
}
