import type { Mailing } from "@tour/api";
import { isUuid } from "../../page/is-uuid.ts";
import { loadFrame } from "../../page/load-frame.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import pageCss from "virtual:styles:./unsubscribe-page.tsx";

const texts = allTexts.unsubscribe;

export interface UnsubscribeView extends PageView {
  mailing: Mailing;
  token: string;
}

/** `/unsubscribe/{token}`: whether a mailbox gets emails that are not about its bookings. */
export async function loadUnsubscribe(
  context: RouteContext,
  token: string,
): Promise<UnsubscribeView> {
  if (!isUuid(token)) throw new PageNotFoundError("/unsubscribe");
  const { services, host } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: mailing }, frame] = await Promise.all([
    services.clientOf(host).readMailing({ query: { token } }, { signal }),
    loadFrame(context),
  ]);
  const view = await makePageView(frame, services.assets, {
    subject: {
      path: `/unsubscribe/${token}`,
      title: mailing.is_subscribed ? texts.title : texts.doneTitle,
      description: "",
    },
    css: [pageCss],
  });
  return {
    ...asPrivate(view),
    mailing,
    token,
  };
}
