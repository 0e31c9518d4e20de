import type { VisitCount, VisitPage, VisitSource } from "@tour/api";
import { findSource } from "./find-source.ts";
import { isPerson } from "./is-person.ts";
import { rememberSources } from "./remember-sources.ts";
import { createVisitSums } from "./visit-sums.ts";

/** A page of an organiser's site that was answered. */
export interface Seen {
  organizerId: number;
  /** Of the site. */
  host: string;
  path: string;
  query: URLSearchParams;
  /** As the browser sent them. */
  headers: Headers;
  /** Of the page before, where the request itself does not name it. */
  referrer?: string;
  /** Of the connection. */
  address: string;
}

export interface Visits {
  /** Counts a page that somebody opened; robots and what is fetched ahead are left out. */
  note: (seen: Seen) => void;
  /** From where whoever asks came to the organiser's site today. */
  sourceOf: (from: Pick<Seen, "organizerId" | "headers" | "address">) => VisitSource;
  stop: () => Promise<void>;
}

interface VisitsOptions {
  marketplaceHost: string;
  today: () => string;
  send: (counts: VisitCount[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Counts visits on the server: without cookies, and without keeping who it was. */
export function countVisits({ marketplaceHost, today, ...sending }: VisitsOptions): Visits {
  const sums = createVisitSums(sending);
  const sources = rememberSources();
  const visitorOf = ({ organizerId, headers, address }: Parameters<Visits["sourceOf"]>[0]) => ({
    organizerId,
    address,
    userAgent: headers.get("user-agent") ?? "",
  });
  return {
    note(seen) {
      const page = findPage(seen.path);
      if (!page || isFetchedAhead(seen.headers)) return;
      const visitor = visitorOf(seen);
      if (!isPerson(visitor.userAgent)) return;
      const { host, query, headers } = seen;
      const referrer = seen.referrer ?? headers.get("referer") ?? "";
      // Who keeps their pages to themselves names none even within a site.
      const isWithin =
        referrer === "" &&
        seen.referrer === undefined &&
        headers.get("sec-fetch-site") === "same-origin";
      const source = isWithin ? null : findSource({ referrer, host, marketplaceHost, query });
      const day = today();
      if (source) sources.begin(day, visitor, source);
      const from = source ?? sources.find(day, visitor);
      sums.add({ organizer_id: seen.organizerId, day, source: from, ...page }, source !== null);
    },
    sourceOf: (from) => sources.find(today(), visitorOf(from)),
    stop: sums.stop,
  };
}

/** `/`, `/{slug}` and `/{slug}/booking`; a slug ends in its tour's number. */
const tourPath = /^\/[^/]{1,300}-(\d{1,9})(\/booking)?$/;

function findPage(path: string): { page: VisitPage; tour_id: number } | null {
  if (path === "/") return { page: "main", tour_id: 0 };
  const [, id, booking] = tourPath.exec(path) ?? [];
  return id ? { page: booking ? "booking" : "tour", tour_id: Number(id) } : null;
}

/** Nobody has seen it yet, and perhaps nobody will: whoever does says so by `POST /visit`. */
const isFetchedAhead = (headers: Headers): boolean =>
  /prefetch|prerender|preview/i.test(
    ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name) ?? "").join(" "),
  );
