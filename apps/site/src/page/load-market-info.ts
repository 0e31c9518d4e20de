import type { MarketplaceInfo } from "@tour/api";
import type { RouteContext } from "../services/route-context.ts";
import { callTimeout } from "../services/site-client.ts";

/** Who the marketplace is, for the end of each of its pages; null where that can't be read: pages go on. */
export async function loadMarketInfo({
  services,
  host,
}: Pick<RouteContext, "services" | "host">): Promise<MarketplaceInfo | null> {
  const signal = AbortSignal.timeout(callTimeout);
  try {
    return (await services.clientOf(host).marketplaceInfo({}, { signal })).data;
  } catch (error) {
    services.log.error({ error }, "the marketplace's data could not be read");
    return null;
  }
}
