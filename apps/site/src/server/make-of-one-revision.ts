import { askHost } from "../services/find-host.ts";
import type { FoundHost } from "../services/find-host.ts";
import { readPage } from "../services/read-page.ts";
import type { Services } from "../services/services.ts";
import type { RenderedPage } from "./rendered-page.ts";

type Make = (found: FoundHost, services: Services) => Promise<RenderedPage>;

interface MadePage {
  page: RenderedPage;
  /** With the revision at which all of the page was read; null where it is made of several. */
  found: FoundHost | null;
}

/**
 * Makes a page whose parts were all read at the revision that it would be kept under. Of several API
 * processes one may read a replica that is behind while another reads the primary: then the page is made
 * anew, and all is read from the primary. What changes even meanwhile is shown, and not kept.
 */
export async function makeOfOneRevision(
  found: FoundHost,
  make: Make,
  services: Services,
): Promise<MadePage> {
  const first = await attempt("any", found, make, services);
  if (first.isOne) return { page: await first.page, found };
  const fresh = await askPrimary(found.host, services);
  if (!fresh) return { page: await first.page, found: null };
  const second = await attempt("primary", fresh, make, services);
  return { page: await second.page, found: second.isOne ? fresh : null };
}

/** Undefined while the primary does not answer: a page of several revisions is better than none. */
async function askPrimary(host: string, services: Services): Promise<FoundHost | undefined> {
  const { clientOf, env, log } = services;
  const part = { from: "primary", note: () => {} } as const;
  try {
    return await askHost(host, {
      clientOf: (asked) => clientOf(asked, undefined, part),
      marketplaceHost: env.marketplaceHost,
    });
  } catch (error) {
    log.error(
      { error, host },
      "a page of several revisions is shown, for the primary did not answer",
    );
    return undefined;
  }
}

async function attempt(
  from: "any" | "primary",
  found: FoundHost,
  make: Make,
  services: Services,
): Promise<{ page: Promise<RenderedPage>; isOne: boolean }> {
  const reading = readPage(services, from);
  const page = make(found, reading.services);
  // Whoever asks for the page is told why it failed.
  await page.catch(() => {});
  const revision = "revision" in found ? found.revision : null;
  return { page, isOne: revision !== null && reading.isOf(revision) };
}
