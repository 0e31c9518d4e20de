import type { AcceptedText } from "@tour/api";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { loadRequestPage } from "./load-order.ts";
import type { RequestView } from "./load-order.ts";
import acceptedCss from "virtual:styles:./accepted-page.tsx";

export interface AcceptedView extends RequestView {
  accepted: AcceptedText;
}

/** A document as the request's guest accepted it; 404 where they accepted none. */
export async function loadAccepted(
  context: RouteContext,
  uuid: string,
  kind: AcceptedText["kind"],
): Promise<AcceptedView> {
  const view = await loadRequestPage(context, uuid, acceptedCss);
  const signal = AbortSignal.timeout(callTimeout);
  const client = context.services.clientOf(context.host);
  const { data: accepted } = await client.acceptedDocument({ query: { uuid, kind } }, { signal });
  return { ...view, head: { ...view.head, title: accepted.title }, accepted };
}
