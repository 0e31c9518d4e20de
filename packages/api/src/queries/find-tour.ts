import type { Client } from "../call.ts";
import type { TourContract } from "../contract/index.ts";
import type { Tour } from "../entities/tour.ts";
import { IllegalRedirectError } from "../error.ts";

export type TourLookup = { tour: Tour } | { redirect: { slug: string } };

/**
 * Looks a tour up by its slug. An old slug answers a redirect, which is raised as
 * `IllegalRedirectError` unless redirects are allowed. Specification, sections 7 and 8.
 */
export async function findTour(
  client: Pick<Client<TourContract>, "tourCrm">,
  slug: string,
  options: { allowRedirect?: boolean; siteId?: number; signal?: AbortSignal } = {},
): Promise<TourLookup> {
  const answer = await client.tourCrm(
    { query: { slug, site_id: options.siteId } },
    { signal: options.signal },
  );
  if ("data" in answer) return { tour: answer.data };
  if (!options.allowRedirect) throw new IllegalRedirectError(answer.redirect.slug);
  return answer;
}
