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
 * How long the last answer is believed while the API host gives none, in ms: as long as it takes to
 * replace it. Pages that are in the cache are served meanwhile.
 */
const memory = 60_000;

interface Known {
  at: number;
  place: Promise<Place>;
  last: Last;
}

/** The last that the API host said of a host, and when. */
interface Last {
  heard: { at: number; place: Place } | undefined;
}

/**
 * Finds places by `custom-metadata`. The answer is believed for a second: a busy host asks once a
 * second instead of at each request, and a published change is seen a second later at most.
 */
export function createPlaceFinder(options: PlaceFinderOptions): PlaceFinder {
  const { freshness = 1000, now = Date.now } = options;
  const hosts = new Map<string, Known>();

  const look = async (host: string, last: Last): Promise<Place> => {
    try {
      const place = await askPlace(host, options);
      last.heard = { at: now(), place };
      return place;
    } catch (error) {
      const { heard } = last;
      const place = heard && now() - heard.at < memory ? heard.place : nameUnread(host, options);
      options.log.error({ error, host, place: place.kind }, "site metadata could not be read");
      return place;
    }
  };

  return (host) => {
    const before = hosts.get(host);
    if (before && now() - before.at < freshness) return before.place;
    const last: Last = before?.last ?? { heard: undefined };
    const place = look(host, last);
    hosts.delete(host);
    hosts.set(host, { at: now(), place, last });
    if (hosts.size > maxHosts) hosts.delete(hosts.keys().next().value ?? "");
    return place;
  };
}

/** Throws when the API host does not say. */
async function askPlace(
  host: string,
  { clientOf, marketplaceHost }: PlaceFinderOptions,
): Promise<Place> {
  try {
    const signal = AbortSignal.timeout(5000);
    const { data, revision } = await clientOf(host).customMetadata({}, { signal });
    if (host === marketplaceHost) return { kind: "marketplace", host, revision: revision || null };
    if (!data) return { kind: "unknown", host };
    return { kind: "site", host, metadata: data, revision };
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
    if (isRefused && host !== marketplaceHost) return { kind: "unknown", host };
    throw error;
  }
}

/** A place of which nothing is known: its pages go on without, and are never cached. */
function nameUnread(host: string, { marketplaceHost }: PlaceFinderOptions): Place {
  if (host === marketplaceHost) return { kind: "marketplace", host, revision: null };
  return { kind: "site", host, metadata: null, revision: null };
}
