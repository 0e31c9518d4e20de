import { dataRevisionHeader } from "@tour/api";
import type { SharedLife } from "../cache/html-cache.ts";
import type { FoundHost } from "../services/find-host.ts";

/** In seconds. Longer than this nobody is shown an old page, should a cache never hear that it changed. */
const maxAge = 60 * 60;
/** While a cache asks for a newer one it shows what it has for so long, but not past its end. */
const maxStale = 60;
/** While nothing of us answers, a page of the day before is better than none. */
const staleIfError = 24 * 60 * 60;

/** What caches in front of us are told of everything of a host: by which name it is let go. */
export function tagOf(found: FoundHost): string | null {
  if (found.kind === "marketplace") return "market";
  return found.kind === "site" && found.metadata ? `site-${found.metadata.id}` : null;
}

/** The name in the forms in which caches read it: many as `Cache-Tag`, Fastly as `Surrogate-Key`. */
export const tagHeaders = (tag: string) => ({ "cache-tag": tag, "surrogate-key": tag });

/**
 * What a page says to caches in front of us, in place of what it says to browsers alone, who ask again each
 * time. What may be shown while it is old stands in a header for them (RFC 9213): browsers know these
 * words, too.
 */
export function sharedCacheHeaders(life: SharedLife, now: number): Record<string, string> {
  const left = Math.floor((life.until - now) / 1000);
  const age = Math.min(maxAge, left);
  if (age < 1) return {};
  const stale = Math.min(maxStale, left - age);
  const words = [
    `max-age=${age}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
    `stale-if-error=${staleIfError}`,
  ];
  return {
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=${age}`,
    "cdn-cache-control": words.join(", "),
    ...tagHeaders(life.tag),
    [dataRevisionHeader]: life.revision,
  };
}
