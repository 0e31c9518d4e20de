import type { BookingOffer, Choice } from "@tour/api";
import { ApiError, findDeparture, priceChoice, visitSourceHeader } from "@tour/api";
import { findTour } from "@tour/api/queries";
import { describeOpening, formatMoney } from "@tour/blocks/format";
import { findRefusals } from "../features/booking/find-refusals.ts";
import { toNewRequest } from "../features/booking/booking-values.ts";
import { readForm } from "../features/booking/read-form.ts";
import type { TypedBooking } from "../features/booking/read-form.ts";
import { PageError } from "../page/page-errors.ts";
import type { SentForm } from "../services/route-context.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import type { SiteClient } from "../services/site-client.ts";
import { bookingTexts } from "../texts/booking.ru.ts";
import { texts } from "../texts/ru.ts";
import { isOwnForm } from "./is-own-form.ts";
import { findVisitSource } from "./note-visits.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo } from "./serve-order.ts";
import { serveAnswer, serveError } from "./serve-page.ts";

interface Sent {
  request: Request;
  host: string;
  slug: string;
  /** Of the request for which the tour was made, instead of its slug. */
  individualUuid?: string;
  /** Of the visitor, for the API host's limits. */
  address: string;
}

const unavailable = 503;

/**
 * `POST /{slug}/booking`: the booking form without a script. Leads to the request's page, or shows
 * the form again with what was typed and what is wrong.
 */
export async function takeBooking(sent: Sent, services: Services): Promise<Response> {
  const { request, host } = sent;
  try {
    if (!isOwnForm(request, host)) {
      throw new PageError(403, `A form of another site: ${host}`, texts.error.other.foreignForm);
    }
    const data = await readFormData(request);
    const again = (status: number, what: Refused) =>
      serveAnswer(request, host, services, { sent: { data, ...what }, status });
    const typed = readForm(data);
    // A date alone, with whichever button: its prices and the other fields come next.
    const isDateOnly = typed.shown === null && typed.values.choice.departureId !== null;
    if (data.has("step") || isDateOnly) return await again(200, { problems: [] });
    const refused = await findProblems(sent, services, typed);
    if (refused) return await again(422, refused);
    try {
      const uuid = await askForSeats(sent, services, typed);
      return leadTo(`/order/${uuid}`, { "cache-control": "no-store" });
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      if (failure?.status === 409) forgetStale(data, failure.data);
      // Whether it arrived is not known: the same key makes the next try the same request.
      if (!failure || failure.status >= 500) services.log.error({ error, host }, "booking failed");
      return await again(failure?.status ?? unavailable, {
        problems: failure ? listMessages(failure) : [bookingTexts.failed],
        validation: failure?.validation ?? {},
      });
    }
  } catch (error) {
    return serveError(request, host, services, error);
  }
}

/** What a conflict makes worthless: the key of another request, the consent to an older document. */
function forgetStale(data: FormData, conflict: unknown): void {
  if (conflict === undefined) data.delete("key");
  else data.delete(`consents.${(conflict as { kind?: string }).kind}`);
}

type Refused = Pick<SentForm, "problems" | "validation">;

/** What is told at once, before seats are asked for: the call would tell it one part after another. */
async function findProblems(
  sent: Sent,
  services: Services,
  { values, shown }: TypedBooking,
): Promise<Refused | undefined> {
  const client = services.clientOf(sent.host);
  const signal = AbortSignal.timeout(callTimeout);
  const tourId = await findTourId(sent, client, signal);
  if (tourId === null) return undefined;
  const individual = sent.individualUuid && { individual_uuid: sent.individualUuid };
  const query = { tour_id: tourId, ...individual };
  const { data: offer } = await client.bookingOffer({ query }, { signal });
  const departure = findDeparture(offer, values.choice);
  if (!departure) return { problems: [explainDate(offer, values.choice, services.today())] };
  const priced = priceChoice(offer, departure, values.choice, services.today());
  const validation = await findRefusals(values, offer, priced.people);
  const problems = [
    ...(priced.adults === 0 ? [bookingTexts.choosePeople] : []),
    // Nobody books for a sum that they have not seen.
    ...(priced.adults === 0 || shown?.amount === priced.total.amount
      ? []
      : [bookingTexts.newPrice(formatMoney(priced.total), shown ? formatMoney(shown) : "")]),
  ];
  const isFine = problems.length === 0 && Object.keys(validation).length === 0;
  return isFine ? undefined : { problems, validation };
}

/** Why no date is chosen that can be booked: none was, or its sale has not begun. */
function explainDate({ departures }: BookingOffer, { departureId }: Choice, today: string): string {
  const opening = departures.find(({ id }) => id === departureId)?.sale_opening;
  if (!opening) return bookingTexts.chooseDate;
  return bookingTexts.notYet(describeOpening(opening, today).full);
}

/** Null for a tour that has another address now. */
async function findTourId(
  { slug, individualUuid: uuid }: Sent,
  client: SiteClient,
  signal: AbortSignal,
) {
  if (uuid) return (await client.individualTour({ query: { uuid } }, { signal })).data.id;
  const found = await findTour(client, slug, { allowRedirect: true, signal });
  return "redirect" in found ? null : found.tour.id;
}

async function askForSeats(
  { request, host, address, individualUuid }: Sent,
  services: Services,
  { values, seen, shown }: TypedBooking,
): Promise<string> {
  const signal = AbortSignal.timeout(callTimeout);
  const visitSource = await findVisitSource({ request, host, address }, services);
  const headers = {
    "x-forwarded-for": address,
    ...(visitSource && { [visitSourceHeader]: visitSource }),
  };
  const asked = toNewRequest({ seen, individual_uuid: individualUuid ?? null }, values);
  const body = { ...asked, ...(shown && { expected_total: shown }) };
  const { data } = await services.clientOf(host).createRequest({ body }, { signal, headers });
  return data.uuid;
}

/** The one message that there is where none is of a field. */
function listMessages({ status, message, validation }: ApiError): string[] {
  // What else broke says nothing to people.
  if (status >= 500 && status !== unavailable) return [bookingTexts.failed];
  return Object.keys(validation).length > 0 ? [] : [message];
}
