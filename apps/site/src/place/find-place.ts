import { ApiError } from "@tour/api";
import type { SiteMetadata } from "@tour/api";
import type { Logger } from "pino";
import type { SiteClient } from "../server/site-client.ts";

/** Whose page a request is for; found by its exact host alone. */
export type Place =
  | { kind: "marketplace"; host: string; revision: string | null }
  /** Metadata and revision are null when they could not be read: such a page is never cached. */
  | { kind: "site"; host: string; metadata: SiteMetadata | null; revision: string | null }
  | { kind: "unknown"; host: string };

export type PlaceFinder = (host: string) => Promise<Place>;

interface PlaceFinderOptions {
  clientOf: (host: string) => SiteClient;
  log: Logger;
  marketplaceHost: string;
  /** How long an answer is believed, in ms. */
  freshness?: number;
  now?: () => number;
}

/** More hosts than this are not remembered: whoever sends made-up hosts must not fill the memory. */
const maxHosts = 5000;

/**
 * Finds places by `custom-metadata`. The answer is believed for a second: a busy host asks once a
 * second instead of at each request, and a published change is seen a second later at most.
 */
export function createPlaceFinder(options: PlaceFinderOptions): PlaceFinder {
  const { freshness = 1000, now = Date.now } = options;
  const known = new Map<string, { at: number; place: Promise<Place> }>();
  return (host) => {
    const entry = known.get(host);
    if (entry && now() - entry.at < freshness) return entry.place;
    const place = askPlace(host, options);
    known.delete(host);
    known.set(host, { at: now(), place });
    if (known.size > maxHosts) known.delete(known.keys().next().value ?? "");
    return place;
  };
}

async function askPlace(host: string, options: PlaceFinderOptions): Promise<Place> {
  const { clientOf, log, marketplaceHost } = options;
  const isMarketplace = host === marketplaceHost;
  try {
    const signal = AbortSignal.timeout(5000);
    const { data, revision } = await clientOf(host).customMetadata({}, { signal });
    if (isMarketplace) return { kind: "marketplace", host, revision: revision || null };
    if (!data) return { kind: "unknown", host };
    return { kind: "site", host, metadata: data, revision };
  } catch (error) {
    if (isMarketplace) return { kind: "marketplace", host, revision: null };
    if (error instanceof ApiError && [400, 404].includes(error.status)) {
      return { kind: "unknown", host };
    }
    log.error({ error, host }, "site metadata could not be read; the page goes on without it");
    return { kind: "site", host, metadata: null, revision: null };
  }
}
