import type { LoadedPage } from "./load-page-data.ts";

/** Where the policy stands by which a form's data are kept; null where it has not been published. */
export function policyPath({ data, isOnMarketplace, market }: LoadedPage): string | null {
  if (isOnMarketplace) {
    return market?.documents.find(({ type }) => type === "policy")?.path ?? null;
  }
  return data.site.is_need_to_display_privacy ? "/privacy" : null;
}
