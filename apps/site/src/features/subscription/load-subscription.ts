import { ApiError } from "@tour/api";
import type { Subscription } from "@tour/api";
import { isUuid } from "../../page/is-uuid.ts";
import { loadFrame } from "../../page/load-frame.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { subscriptionTexts as texts } from "../../texts/subscription.ru.ts";
import { findWayBack } from "./find-way-back.ts";
import type { WayBack } from "./find-way-back.ts";
import pageCss from "virtual:styles:./subscription-page.tsx";

export type SubscriptionStep = "sent" | "confirm" | "works" | "ended" | "none";

export interface SubscriptionView extends PageView {
  step: SubscriptionStep;
  /** Null where there is none, or its page needs none. */
  subscription: Subscription | null;
  token: string;
  /** Where all of the mailbox stand. */
  listUrl: string;
  wayBack: WayBack;
}

/** `/subscription/sent` and `/subscription/ended`: what is said once it is done. */
export const loadSubscriptionStep = (
  context: RouteContext,
  step: "sent" | "ended",
): Promise<SubscriptionView> =>
  makeView(context, { step, subscription: null, token: "", path: `/subscription/${step}` });

/** `/subscription/{token}`: what a mailbox is told of, to be confirmed or ended. */
export async function loadSubscription(
  context: RouteContext,
  token: string,
): Promise<SubscriptionView> {
  const subscription = isUuid(token) ? await readSubscription(context, token) : null;
  const step = subscription ? (subscription.is_confirmed ? "works" : "confirm") : "none";
  return makeView(context, { step, subscription, token, path: `/subscription/${token}` });
}

async function readSubscription({ services, host }: RouteContext, token: string) {
  const signal = AbortSignal.timeout(callTimeout);
  try {
    return (await services.clientOf(host).readSubscription({ query: { token } }, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

interface Shown extends Pick<SubscriptionView, "step" | "subscription" | "token"> {
  path: string;
}

async function makeView(
  context: RouteContext,
  { path, ...shown }: Shown,
): Promise<SubscriptionView> {
  const frame = await loadFrame(context);
  const view = await makePageView(frame, context.services.assets, {
    subject: { path, title: texts[shown.step].title, description: "" },
    css: [pageCss],
  });
  return {
    ...asPrivate(view),
    wayBack: findWayBack(context),
    listUrl: new URL(`/subscription/${shown.token}/all`, context.services.env.siteOrigin).href,
    ...shown,
  };
}
