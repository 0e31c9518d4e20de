import * as v from "valibot";
import type { SharedLife } from "../cache/html-cache.ts";
import type { Services } from "./services.ts";

const answered = v.object({ revision: v.string(), ms: v.number() });
const timeoutMs = 2_000;

type Asking = Pick<Services, "api" | "log">;

/**
 * Asks the API host how long pages of a revision stay as they are; null where no cache is told when they
 * change, where they have changed already, and where it does not say: then each visitor's request comes
 * to us, as without a cache.
 */
export async function askPageLife(
  { host, tag, revision }: { host: string; tag: string; revision: string },
  { api, log }: Asking,
): Promise<SharedLife | null> {
  const asked = performance.now();
  const url = new URL("/internal/page-life", api.origin);
  url.searchParams.set("host", host);
  try {
    const answer = await api.fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The API host answered ${answer.status}`);
    const life = v.parse(answered, await answer.json());
    return life.revision === revision ? { tag, revision, until: asked + life.ms } : null;
  } catch (error) {
    log.warn({ error, host }, "no cache may keep a page, for how long it lives is not known");
    return null;
  }
}
