import { ApiError } from "@tour/api";
import type { OwnSubscription } from "@tour/api";
import { isUuid } from "../../page/is-uuid.ts";
import { loadFrame } from "../../page/load-frame.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { subscriptionTexts as texts } from "../../texts/subscription.ru.ts";
import pageCss from "virtual:styles:./subscriptions-page.tsx";

export interface SubscriptionsView extends PageView {
  token: string;
  /** Null where the token is none, or has grown old. */
  subscriptions: readonly OwnSubscription[] | null;
}

/** `/subscription/{token}/all`: all that the mailbox is told of to which the token was sent. */
export async function loadSubscriptions(
  context: RouteContext,
  token: string,
): Promise<SubscriptionsView> {
  const subscriptions = isUuid(token) ? await askSubscriptions(context, token) : null;
  const frame = await loadFrame(context);
  const view = await makePageView(frame, context.services.assets, {
    subject: {
      path: `/subscription/${token}/all`,
      title: subscriptions ? texts.all.title : texts.none.title,
      description: "",
    },
    css: [pageCss],
  });
  return {
    ...asPrivate(view),
    token,
    subscriptions,
  };
}

async function askSubscriptions({ services, host }: RouteContext, token: string) {
  const signal = AbortSignal.timeout(callTimeout);
  try {
    return (await services.clientOf(host).listSubscriptions({ query: { token } }, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
