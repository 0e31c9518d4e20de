import type { Analytics } from "@tour/api";
import { analyticsProviders } from "./providers.ts";
import type { AnalyticsSources } from "./providers.ts";

/** An analytics tag that a site has, as its pages tell the browser of it. */
export interface AnalyticsTag {
  meta: string;
  id: string;
  sources: AnalyticsSources;
}

/** The analytics tags of a site's published settings; an id of another form stands for none. */
export function listAnalyticsTags(analytics: Analytics | undefined): AnalyticsTag[] {
  return Object.entries(analyticsProviders).flatMap(([key, { meta, pattern, sources }]) => {
    const id: unknown = analytics?.[key as keyof Analytics];
    return typeof id === "string" && pattern.test(id) ? [{ meta, id, sources }] : [];
  });
}
