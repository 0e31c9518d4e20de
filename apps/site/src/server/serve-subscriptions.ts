import { ApiError } from "@tour/api";
import { describeSubscription } from "../features/marketplace/subscribing/describe-subscription.ts";
import { sentOfSearch, sentOfTour } from "../features/subscription/find-way-back.ts";
import { isUuid } from "../page/is-uuid.ts";
import { PageNotFoundError } from "../page/page-errors.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import type { SiteClient } from "../services/site-client.ts";
import { subscriptionTexts as texts } from "../texts/subscription.ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { requireMarketplace } from "./require-marketplace.ts";
import { leadTo, orderHeaders, orErrorPage, requireOwnForm } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

interface Sent {
  request: Request;
  host: string;
  /** Of the visitor, for the API host's limits. */
  address: string;
}

type Options = { signal: AbortSignal; headers: Record<string, string> };

/** `POST /subscribe?direction=Алтай`: a mailbox that wants to hear of new tours of a search. */
export function takeSearchSubscription(sent: Sent, services: Services): Promise<Response> {
  return takeAddress(sent, services, async (client, data, options) => {
    const { host, request } = sent;
    await requireMarketplace(sent, services);
    const query = new URL(request.url).searchParams;
    const { search, parts, path } = await describeSubscription({ services, host, query });
    const title = parts.join(", ").slice(0, 500);
    const email = String(data.get("email") ?? "");
    await client.subscribeToSearch({ body: { email, search, title, path } }, options);
    return sentOfSearch(path);
  });
}

/** `POST /{slug}/subscribe`: one that wants to hear of a tour's new dates and lower price. */
export function takeTourSubscription(
  sent: Sent & { slug: string },
  services: Services,
): Promise<Response> {
  return takeAddress(sent, services, async (client, data, options) => {
    const email = String(data.get("email") ?? "");
    const tour_id = Number(data.get("tour_id"));
    await client.subscribeToTour({ body: { email, tour_id } }, options);
    return sentOfTour(sent.slug);
  });
}

/** Leads to the page that says what to do next; what is refused is said beside the address as it was typed. */
function takeAddress(
  sent: Sent,
  services: Services,
  /** Gives the address of the page that says what to do next. */
  subscribe: (client: SiteClient, data: FormData, options: Options) => Promise<string>,
): Promise<Response> {
  const { request, host, address } = sent;
  return orErrorPage(sent, services, async () => {
    requireOwnForm(sent);
    const data = await readFormData(request);
    const signal = AbortSignal.timeout(callTimeout);
    const options = { signal, headers: { "x-forwarded-for": address } };
    try {
      return leadTo(await subscribe(services.clientOf(host), data, options));
    } catch (error) {
      const { status, problems } = listProblems(error, texts.failed);
      if (status >= 500) services.log.error({ error, host }, "nobody was subscribed");
      return serveAnswer(request, host, services, { sent: { data, problems }, status });
    }
  });
}

interface Chosen {
  request: Request;
  host: string;
  token: string;
}

/**
 * `POST /subscription/{token}`: the page's own form, which confirms or ends; or what a mail service
 * sends when its reader presses "unsubscribe" (RFC 8058), which follows no redirect.
 */
export function takeSubscription(sent: Chosen, services: Services): Promise<Response> {
  const { request, host, token } = sent;
  return orErrorPage(sent, services, async () => {
    if (!isUuid(token)) throw new PageNotFoundError("/subscription");
    const data = await readFormData(request);
    const isOneClick = data.get("List-Unsubscribe") === "One-Click";
    if (!isOneClick) requireOwnForm(sent);
    const client = services.clientOf(host);
    const options = { signal: AbortSignal.timeout(callTimeout) };
    const own = `/subscription/${token}`;
    if (!isOneClick && data.get("deed") === "confirm") {
      // One that is not there any more says so on its own page.
      await client.confirmSubscription({ body: { token } }, options).catch(ignoreMissing);
      return leadTo(own);
    }
    if (!isOneClick && data.get("deed") !== "end") return leadTo(own);
    await client.endSubscription({ body: { token } }, options);
    return isOneClick
      ? new Response("OK", { headers: orderHeaders })
      : leadTo("/subscription/ended");
  });
}

/**
 * `POST /subscription/{token}/all`: ends one of the mailbox's, and leads to the list of those that are
 * left. Its own token may have gone with it.
 */
export function endOneOfAll(sent: Chosen, services: Services): Promise<Response> {
  const { request, host, token } = sent;
  return orErrorPage(sent, services, async () => {
    if (!isUuid(token)) throw new PageNotFoundError("/subscription");
    requireOwnForm(sent);
    await requireMarketplace(sent, services);
    const id = Number((await readFormData(request)).get("id"));
    if (!Number.isInteger(id) || id < 1 || id > maxId) return leadTo(`/subscription/${token}/all`);
    const options = { signal: AbortSignal.timeout(callTimeout) };
    const left = await services.clientOf(host).endSubscription({ body: { token, id } }, options);
    return leadTo(left.token ? `/subscription/${left.token}/all` : "/subscription/ended");
  });
}

const maxId = 2_147_483_647;

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
