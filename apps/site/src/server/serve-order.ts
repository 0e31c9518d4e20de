import { ApiError } from "@tour/api";
import type { Money } from "@tour/api";
import * as v from "valibot";
import { texts } from "../texts/ru.ts";
import { PageError } from "../page/page-errors.ts";
import { makeTripCalendar } from "../features/order/make-trip-calendar.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { isOwnForm } from "./is-own-form.ts";
import { readFormData } from "./read-form-data.ts";
import { serveAnswer, serveError } from "./serve-page.ts";
import { privateHeaders } from "./security-headers.ts";

/** What is asked of a request's page: by whom, and of which request. */
export interface Asked {
  request: Request;
  host: string;
  uuid: string;
}

export const orderHeaders = { ...privateHeaders, "cache-control": "no-store" };

/** `GET /order/{uuid}/trip.ics`: the trip's days, for a calendar. */
export async function serveTripCalendar(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { host, uuid } = asked;
    const signal = AbortSignal.timeout(callTimeout);
    const client = services.clientOf(host);
    const [{ data }, found] = await Promise.all([
      client.getRequestByUuid({ query: { uuid } }, { signal }),
      services.findHost(host),
    ]);
    const site = found.kind === "site" ? found.metadata?.url : services.env.siteOrigin;
    return new Response(
      makeTripCalendar(data, new URL(`/order/${uuid}`, site ?? `https://${host}`)),
      {
        headers: {
          ...orderHeaders,
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": `attachment; filename="trip-${data.id}.ics"`,
        },
      },
    );
  });
}

/**
 * `POST /order/{uuid}/cancel`: the guest cancels, and is led back to the request's page; words that the
 * call does not take are shown again with the reason.
 */
export async function cancelOrder(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { request, host, uuid } = asked;
    requireOwnForm(asked);
    const data = await readFormData(request);
    const message = String(data.get("message") ?? "");
    const signal = AbortSignal.timeout(callTimeout);
    try {
      await services.clientOf(host).cancelRequest({ body: { uuid, message } }, { signal });
    } catch (error) {
      const problem = error instanceof ApiError && error.validation["message"]?.[0];
      if (!problem) ignoreOtherStatus(error);
      else {
        return serveAnswer(request, host, services, {
          sent: { data, problems: [problem] },
          status: 422,
        });
      }
    }
    return backTo(uuid);
  });
}

/**
 * `POST /order/{uuid}/pay`: begins a payment and shows where to make it; where nothing can be paid
 * any more, leads back to the request's page, which says why.
 */
export async function payOrder(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { request, host, uuid } = asked;
    requireOwnForm(asked);
    const form = await readFormData(request);
    const parsed = v.parse(paymentForm, Object.fromEntries(form));
    const signal = AbortSignal.timeout(callTimeout);
    const body = { uuid, ...parsed, return_url: `/order/${uuid}` };
    const begun = await services
      .clientOf(host)
      .createPayment({ body }, { signal })
      .catch(ignoreOtherStatus);
    if (!begun) return backTo(uuid);
    return serveAnswer(request, host, services, { payment: begun.data, status: 200 });
  });
}

/**
 * `POST /order/{uuid}/move`: the guest moves to another date, and is led back to the request's page;
 * what is refused is said above the dates as they are now. Pressed twice on a slow line, a move is
 * refused for the date that it has itself taken: it is done.
 */
export async function moveOrder(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { request, host, uuid } = asked;
    requireOwnForm(asked);
    const data = await readFormData(request);
    const departureId = Number(data.get("departure_id"));
    const again = (status: number, problem: string) =>
      serveAnswer(request, host, services, { status, sent: { data, problems: [problem] } });
    if (!Number.isInteger(departureId) || departureId < 1 || departureId > maxId) {
      return again(422, texts.order.move.missing);
    }
    const signal = AbortSignal.timeout(callTimeout);
    const client = services.clientOf(host);
    try {
      const body = { uuid, departure_id: departureId, ...readExpected(data, departureId) };
      await client.moveRequest({ body }, { signal });
    } catch (error) {
      if (!(error instanceof ApiError) || !movingRefusals.includes(error.status)) throw error;
      const { data: known } = await client.getRequestByUuid({ query: { uuid } }, { signal });
      if (known.departure.id !== departureId) return again(error.status, error.message);
    }
    return backTo(uuid);
  });
}

/**
 * `POST /order/{uuid}/keep`: the guest goes on the new dates of a trip that was moved, and is led back
 * to the request's page, which says how it stands where there is nothing to choose any more.
 */
export async function keepOrderDates(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { host, uuid } = asked;
    requireOwnForm(asked);
    const signal = AbortSignal.timeout(callTimeout);
    const client = services.clientOf(host);
    await client.keepDates({ body: { uuid } }, { signal }).catch(ignoreOtherStatus);
    return backTo(uuid);
  });
}

/** The new price of that date as the form showed it; the call refuses what is no sum. */
function readExpected(data: FormData, departureId: number) {
  const [amount, currency] = String(data.get(`total.${departureId}`) ?? "").split(" ");
  if (!amount || !currency) return {};
  const total = { amount: Number(amount), currency: currency as Money["currency"] };
  return { expected_total: total };
}

const maxId = 2_147_483_647;
/** Too few seats or a closed request; a date that does not fit, or too late; too many holds. */
const movingRefusals = [409, 422, 429];

const paymentForm = v.object({
  kind: v.picklist(["prepayment", "payment", "full"]),
  method: v.picklist(["sbp", "card"]),
});

/** Leads whoever sent a form on to another page. */
export const leadTo = (location: string, headers: Record<string, string> = orderHeaders) =>
  new Response(null, { status: 303, headers: { ...headers, location } });

/** Back to the request's page. */
export const backTo = (uuid: string) => leadTo(`/order/${uuid}`);

/** 403 for a form that another site sent. */
export function requireOwnForm({ request, host }: Pick<Asked, "request" | "host">): void {
  if (isOwnForm(request, host)) return;
  throw new PageError(403, `A form of another site: ${host}`, texts.error.other.foreignForm);
}

/** A request that has been closed meanwhile says so on its own page. */
function ignoreOtherStatus(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
}

/** Answers, or shows the page that tells what went wrong. */
export async function orErrorPage(
  { request, host }: Pick<Asked, "request" | "host">,
  services: Services,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return serveError(request, host, services, error);
  }
}
