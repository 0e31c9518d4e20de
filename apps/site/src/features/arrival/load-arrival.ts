import type { Arrival, OrganizerPublic } from "@tour/api";
import { isUuid } from "../../page/is-uuid.ts";
import { loadFrame } from "../../page/load-frame.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";
import { toTyped } from "./typed-arrival.ts";
import type { TypedArrival } from "./typed-arrival.ts";
import pageCss from "virtual:styles:./arrival-page.tsx";

export interface ArrivalView extends PageView {
  arrival: Arrival;
  organizer: OrganizerPublic | null;
  typed: TypedArrival;
  /** Why what was sent was not kept. */
  problems: readonly string[];
  validation: Readonly<Record<string, readonly string[]>>;
}

/** `/arrival/{uuid}`: the meeting, between the site's header and footer; 410 after the dates. */
export async function loadArrival(context: RouteContext, uuid: string): Promise<ArrivalView> {
  const path = `/arrival/${uuid}`;
  if (!isUuid(uuid)) throw new PageNotFoundError(path);
  const { services, host, sent } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: arrival }, frame] = await Promise.all([
    services.clientOf(host).readArrival({ query: { uuid } }, { signal }),
    loadFrame(context, uuid),
  ]);
  const title = texts.pageTitle(arrival.tour.title);
  const view = await makePageView(frame, services.assets, {
    subject: { path, title: sent ? texts.refusedTitle(title) : title, description: "" },
    css: [pageCss],
  });
  return {
    ...asPrivate(view),
    isLive: true,
    arrival,
    organizer: frame.data.organizer,
    typed: toTyped(arrival.arrival, sent?.data),
    problems: sent?.problems ?? [],
    validation: sent?.validation ?? {},
  };
}
