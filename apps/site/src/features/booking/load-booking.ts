import { randomUUID } from "node:crypto";
import { firstChoice, isBookable } from "@tour/api";
import type { BookingOffer } from "@tour/api";
import { findTour } from "@tour/api/queries";
import { loadFrame } from "../../page/load-frame.ts";
import { toInlineJson } from "../../page/inline-json.ts";
import { makePageView } from "../../page/make-page-view.ts";
import { isUuid } from "../../page/is-uuid.ts";
import { PageMovedError, PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { findNextSale } from "./find-next-sale.ts";
import type { BookingFormProps } from "./booking-form.tsx";
import type { BookingValues } from "./booking-values.ts";
import { nameRefusals } from "./name-refusals.ts";
import { readForm } from "./read-form.ts";
import { renderForm } from "./render-form.tsx";
import pageCss from "virtual:styles:./booking-page.tsx";

export interface BookingView extends PageView {
  props: BookingFormProps;
  html: string;
  json: string;
  /** Whether the site takes requests at all. */
  isOpen: boolean;
}

/** The first step of the plain form has no party yet. */
function withParty(typed: BookingValues, offer: BookingOffer): BookingValues {
  const { departureId, counts } = typed.choice;
  const isEmpty = Object.keys(counts).length === 0;
  return isEmpty ? { ...typed, choice: firstChoice(offer, departureId) } : typed;
}

/** `/{slug}/booking`: the form for a tour's seats, between the site's header and footer. */
export async function loadBooking(context: RouteContext, slug: string): Promise<BookingView> {
  const { services, host } = context;
  const client = services.clientOf(host);
  const signal = AbortSignal.timeout(callTimeout);
  const found = await findTour(client, slug, { allowRedirect: true, signal });
  if ("redirect" in found) throw new PageMovedError(`/${found.redirect.slug}/booking`);
  return makeBookingView(context, { tour_id: found.tour.id });
}

/** The same for a tour that was made for one request, which nobody else sees. */
export async function loadIndividualBooking(
  context: RouteContext,
  uuid: string,
): Promise<BookingView> {
  if (!isUuid(uuid)) throw new PageNotFoundError("/order/individual-tour/booking");
  const client = context.services.clientOf(context.host);
  const signal = AbortSignal.timeout(callTimeout);
  const { data: tour } = await client.individualTour({ query: { uuid } }, { signal });
  const view = await makeBookingView(context, { tour_id: tour.id, individual_uuid: uuid });
  return { ...view, head: { ...view.head, canonical: null, image: null }, isPrivate: true };
}

async function makeBookingView(
  context: RouteContext,
  asked: { tour_id: number; individual_uuid?: string },
): Promise<BookingView> {
  const { services, host, query, sent } = context;
  const typed = sent && readForm(sent.data).values;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: offer }, frame, css] = await Promise.all([
    services.clientOf(host).bookingOffer({ query: asked }, { signal }),
    loadFrame(context),
    services.assets.bookingCss(),
  ]);
  const path = `/${offer.tour.slug}/booking`;
  const name = texts.pageTitle(offer.tour.title);
  const problems = [
    ...(sent?.problems ?? []).map((text) => ({ text })),
    ...nameRefusals(sent?.validation ?? {}, offer),
  ];
  // The first words that a screen reader says of the page.
  const title = problems.length > 0 ? texts.refusedTitle(name) : name;
  const view = await makePageView(frame, services.assets, {
    subject: { path, title, description: "" },
    css: [...css, pageCss],
  });
  const props: BookingFormProps = {
    offer,
    today: services.today(),
    wished: Number(query.get("departure")) || null,
    requestKey: typed?.key || randomUUID(),
    ...(typed &&
      sent && {
        typed: withParty(typed, offer),
        problems,
        refusals: sent.validation,
      }),
  };
  const isOpen = offer.agent ? offer.agent.can_book : frame.data.site.can_book !== false;
  return {
    ...view,
    head: { ...view.head, isIndexable: false },
    structuredData: null,
    // The form follows its dates by itself, and keeps what is typed.
    opening: isOpen && !offer.departures.some(isBookable) ? findNextSale(offer) : null,
    // The key of the request that it makes is this visitor's own.
    isComplete: false,
    booking: services.assets.booking,
    props,
    html: renderForm(props),
    json: toInlineJson(props),
    isOpen,
  };
}
