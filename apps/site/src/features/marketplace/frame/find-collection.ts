import type { MarketCollection } from "@tour/api";
import { PageNotFoundError } from "../../../page/page-errors.ts";
import type { RouteContext } from "../../../services/route-context.ts";
import { askMarket } from "./market-frame.ts";
import { toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";

/** The collection that a search looks into; null where it looks into all tours. Throws for one that is not shown. */
export async function findCollection(
  context: Pick<RouteContext, "services" | "host">,
  { collection: slug }: MarketSearch,
): Promise<MarketCollection | null> {
  if (slug === "") return null;
  const { data } = await askMarket(context, (client, options) =>
    client.marketCollections({}, options),
  );
  const found = data.find((one) => one.slug === slug);
  if (!found) throw new PageNotFoundError(toAddress("/tours", { collection: slug }));
  return found;
}
