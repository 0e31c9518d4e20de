import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import type { MarketplaceDeed } from "../activity/record-activity.ts";

/** Writes down what whoever is signed in changed on the marketplace, in the transaction that does it. */
export const recordMarketDeed = (
  context: Pick<RequestContext, "account">,
  tx: RequestContext["db"],
  deed: Omit<MarketplaceDeed, "organizerId">,
): Promise<void> => recordActivity(tx, accountOf(context).id, { organizerId: null, ...deed });
