import { loadFrame } from "../../../page/load-frame.ts";
import { makePageView } from "../../../page/make-page-view.ts";
import type { PageView } from "../../../page/page-view.ts";
import { policyPath } from "../../../page/policy-path.ts";
import type { TypedAddress } from "../../../page/subscribe-form.tsx";
import { typedAddress } from "../../../page/typed-address.ts";
import { subscriptionTexts as texts } from "../../../texts/subscription.ru.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { describeSubscription } from "./describe-subscription.ts";
import type { SoughtTours } from "./describe-subscription.ts";
import pageCss from "virtual:styles:./subscribing-page.tsx";

export interface SubscribingView extends PageView {
  sought: SoughtTours;
  typed: TypedAddress;
  policyPath: string | null;
}

/** `/subscribe?direction=Алтай`: the form to hear of new tours of a search. */
export async function loadSubscribing(context: MarketContext): Promise<SubscribingView> {
  const { services, sent } = context;
  const [sought, frame] = await Promise.all([describeSubscription(context), loadFrame(context)]);
  const view = await makePageView(frame, services.assets, {
    subject: { path: "/subscribe", title: texts.search.pageTitle, description: "" },
    css: [pageCss],
  });
  return {
    ...view,
    head: { ...view.head, canonical: null, isIndexable: false },
    structuredData: null,
    // What somebody typed is nobody else's.
    isComplete: view.isComplete && !sent,
    sought,
    typed: typedAddress(sent),
    policyPath: policyPath(frame),
  };
}
