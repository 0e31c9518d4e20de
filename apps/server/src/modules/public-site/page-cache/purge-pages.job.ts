import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { readRevision } from "../read-revision.ts";
import { purgeByHttp } from "./purge-by-http.ts";

interface ChangedPages {
  tag: string;
  isWhole: boolean;
  /** When the change was passed on, in ms. */
  at: number;
}

/**
 * When a cache is told, in ms after the change: at once; when no site's process believes the revision
 * before any more (a second, and a replica's lag); and when none shows a page that it began or kept while
 * the API host was away.
 */
const stepsMs = [0, 1_200, 90_000];
/** A cache that is away is told again after so long, in ms. */
const againMs = 5_000;
/** After this, in ms, nothing that it keeps is as old as the change: see `maxAge` of the site. */
const enoughMs = 65 * 60_000;

/**
 * Has caches let go of what has changed. Said in steps, because a page of the revision before may reach a
 * cache right after it was told; a page of the present one is left alone each time.
 */
export const purgePagesJob = defineJob({
  name: "purge-pages",
  pollSeconds: 0.5,
  async run({ tag, isWhole, at }: ChangedPages, services: Services) {
    const { env, now, log } = services;
    const age = now().getTime() - at;
    try {
      const kept = isWhole ? null : await readKept(tag, services);
      await purgeByHttp(env.cdnPurgeUrls).purge(tag, kept);
    } catch (error) {
      // Not by the queue's own tries: a job that waits for one is beside those of newer changes.
      if (age > enoughMs) throw error;
      log.warn({ error, tag }, "a cache could not be told to let pages go");
      return new Date(now().getTime() + againMs);
    }
    const next = stepsMs.find((step) => step > age);
    return next === undefined ? undefined : new Date(at + next);
  },
});

/** The present revision of the pages with a tag; null where nothing of them is to stay. */
async function readKept(tag: string, services: Services): Promise<string | null> {
  const context = { ...services, services, siteHost: null, draftToken: null, account: null };
  if (tag === "market") return readRevision(context, null);
  const id = Number(/^site-(\d+)$/.exec(tag)?.[1]);
  if (!id) return null;
  const tenant = await findTenant(context, id).catch(() => null);
  return tenant && readRevision(context, tenant);
}
