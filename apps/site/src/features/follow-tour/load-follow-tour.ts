import { findTour } from "@tour/api/queries";
import { loadFrame } from "../../page/load-frame.ts";
import { makePageView } from "../../page/make-page-view.ts";
import { PageMovedError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import { policyPath } from "../../page/policy-path.ts";
import type { TypedAddress } from "../../page/subscribe-form.tsx";
import { typedAddress } from "../../page/typed-address.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { subscriptionTexts } from "../../texts/subscription.ru.ts";
import pageCss from "virtual:styles:./follow-tour-page.tsx";

const texts = subscriptionTexts.tour;

export interface FollowTourView extends PageView {
  tour: { id: number; title: string; path: string };
  typed: TypedAddress;
  policyPath: string | null;
}

/** `/{slug}/subscribe`: the form to hear of a tour's new dates and lower price. */
export async function loadFollowTour(context: RouteContext, slug: string): Promise<FollowTourView> {
  const { services, host, sent } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [found, frame] = await Promise.all([
    findTour(services.clientOf(host), slug, { allowRedirect: true, signal }),
    loadFrame(context),
  ]);
  if ("redirect" in found) throw new PageMovedError(`/${found.redirect.slug}/subscribe`);
  const { id, title } = found.tour;
  const path = `/${found.tour.slug}`;
  const view = await makePageView(frame, services.assets, {
    subject: { path: `${path}/subscribe`, title: texts.pageTitle(title), description: "" },
    css: [pageCss],
  });
  return {
    ...view,
    head: { ...view.head, canonical: null, isIndexable: false },
    structuredData: null,
    // What somebody typed is nobody else's.
    isComplete: view.isComplete && !sent,
    tour: { id, title, path },
    typed: typedAddress(sent),
    policyPath: policyPath(frame),
  };
}
