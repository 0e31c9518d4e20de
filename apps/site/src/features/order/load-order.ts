import { randomUUID } from "node:crypto";
import { ApiError } from "@tour/api";
import type {
  CancelQuote,
  GuestRequest,
  OpenPayment,
  OrganizerPublic,
  RequestMessage,
  RequestDates,
  RequestParty,
} from "@tour/api";
import { loadFrame } from "../../page/load-frame.ts";
import { isUuid } from "../../page/is-uuid.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { texts } from "../../texts/ru.ts";
import type { CancelDraft } from "./cancel-page.tsx";
import type { RefusedConsents } from "./accept-form.tsx";
import { findNearest } from "./find-nearest.ts";
import type { OtherDate } from "./find-nearest.ts";
import type { MessageDraft } from "./message-form.tsx";
import cancelCss from "virtual:styles:./cancel-page.tsx";
import moveCss from "virtual:styles:./move-page.tsx";
import partyCss from "virtual:styles:./party-page.tsx";
import payCss from "virtual:styles:./pay-page.tsx";
import orderCss from "virtual:styles:./order-page.tsx";

export interface RequestView extends PageView {
  request: GuestRequest;
  organizer: OrganizerPublic | null;
  /** Where its tour stands; null where that is nowhere. */
  tourAddress: string | null;
  /** The same of the tour that was made for it. */
  individualAddress: string | null;
  /** When the page was made, in ms. */
  now: number;
}

export interface OrderView extends RequestView {
  messages: RequestMessage[];
  draft: MessageDraft;
  /** Why what was agreed to was not taken; empty where nothing was. */
  refusedConsents: RefusedConsents | null;
  /** The date that is offered to whose trip does not take place; null where there is none. */
  nearest: OtherDate | null;
}

export interface PayView extends RequestView {
  payment: OpenPayment;
}

export interface MoveView extends RequestView {
  dates: RequestDates;
  problems: readonly string[];
}

export interface PartyView extends RequestView {
  party: RequestParty;
  problems: readonly string[];
}

export interface CancelView extends RequestView {
  /** Null where there is nothing to cancel any more. */
  quote: CancelQuote | null;
  draft: CancelDraft;
}

/** A request by its uuid, between the site's header and footer; 404 for any other uuid. */
export async function loadOrder(context: RouteContext, uuid: string): Promise<OrderView> {
  requireUuid(uuid);
  const client = context.services.clientOf(context.host);
  const signal = AbortSignal.timeout(callTimeout);
  const [view, { data: messages }] = await Promise.all([
    loadRequestPage(context, uuid, orderCss),
    client.requestMessages({ query: { uuid } }, { signal }),
  ]);
  const { request } = view;
  const nearest = request.choose_until
    ? findNearest(request, (await client.requestDates({ query: { uuid } }, { signal })).data.dates)
    : null;
  const refusedConsents = readRefusedConsents(context);
  return { ...view, isLive: true, messages, draft: draftOf(context), refusedConsents, nearest };
}

/** What was typed and did not go through; else an empty form under a key of its own. */
function draftOf(context: RouteContext): MessageDraft {
  const { sent } = context;
  const typed = (name: string) => String(sent?.data.get(name) ?? "");
  return {
    key: typed("key") || randomUUID(),
    text: typed("text"),
    problem: isMessage(context) ? (sent?.problems[0] ?? "") : "",
  };
}

/** What was agreed to and not taken. */
function readRefusedConsents(context: RouteContext): RefusedConsents | null {
  const { sent } = context;
  if (!sent || isMessage(context)) return null;
  return { given: sent.data.getAll("consent").map(String), problem: sent.problems[0] ?? "" };
}

/** Which of the page's two forms was sent. */
const isMessage = ({ sent }: RouteContext): boolean => sent?.data.has("text") ?? false;

/** The page where a payment of it is made, which was begun by the form that was sent. */
export async function loadPayment(
  context: RouteContext,
  uuid: string,
  payment: OpenPayment,
): Promise<PayView> {
  const view = await loadRequestPage(context, uuid, payCss);
  return { ...view, isLive: true, payment };
}

/** The same with what would come back to who cancels. */
export async function loadCancel(context: RouteContext, uuid: string): Promise<CancelView> {
  requireUuid(uuid);
  const client = context.services.clientOf(context.host);
  const signal = AbortSignal.timeout(callTimeout);
  const [view, quote] = await Promise.all([
    loadRequestPage(context, uuid, cancelCss),
    client.cancelQuote({ query: { uuid } }, { signal }).then(({ data }) => data, nullOfClosed),
  ]);
  const draft = {
    message: String(context.sent?.data.get("message") ?? ""),
    problem: context.sent?.problems[0] ?? "",
  };
  return { ...view, quote, draft };
}

/** The dates that it can move to, and why one that was chosen did not work. */
export async function loadMove(context: RouteContext, uuid: string): Promise<MoveView> {
  requireUuid(uuid);
  const client = context.services.clientOf(context.host);
  const signal = AbortSignal.timeout(callTimeout);
  const [view, { data: dates }] = await Promise.all([
    loadRequestPage(context, uuid, moveCss),
    client.requestDates({ query: { uuid } }, { signal }),
  ]);
  return { ...view, dates, problems: context.sent?.problems ?? [] };
}

/** Who travels with what each change would do, and why one that was asked for did not work. */
export async function loadParty(context: RouteContext, uuid: string): Promise<PartyView> {
  requireUuid(uuid);
  const client = context.services.clientOf(context.host);
  const signal = AbortSignal.timeout(callTimeout);
  const [view, { data: party }] = await Promise.all([
    loadRequestPage(context, uuid, partyCss),
    client.requestParty({ query: { uuid } }, { signal }),
  ]);
  return { ...view, party, problems: context.sent?.problems ?? [] };
}

function nullOfClosed(error: unknown): null {
  if (error instanceof ApiError && error.status === 409) return null;
  throw error;
}

/** What every page of a request has; 404 for another uuid. */
export async function loadRequestPage(
  context: RouteContext,
  uuid: string,
  css: string,
): Promise<RequestView> {
  requireUuid(uuid);
  const { services, host } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: request }, frame] = await Promise.all([
    services.clientOf(host).getRequestByUuid({ query: { uuid } }, { signal }),
    loadFrame(context, uuid),
  ]);
  const title = texts.order.title(request.id);
  const view = await makePageView(frame, services.assets, {
    subject: { path: `/order/${uuid}`, title, description: "" },
    css: [css],
  });
  return {
    ...asPrivate(view),
    request: withTermAddresses(request, frame.onSellerSite),
    organizer: frame.data.organizer,
    tourAddress: frame.onSellerSite(`/${request.tour.slug}`),
    individualAddress: frame.onSellerSite(`/order/${uuid}/individual-tour`),
    now: Date.now(),
  };
}

/** Documents stand on the organiser's own site, wherever the request is looked at. */
function withTermAddresses(
  request: GuestRequest,
  onSellerSite: (path: string) => string | null,
): GuestRequest {
  if (!request.to_accept) return request;
  const documents = request.to_accept.documents.map((one) => ({
    ...one,
    path: onSellerSite(one.path) ?? one.path,
  }));
  return { ...request, to_accept: { ...request.to_accept, documents } };
}

function requireUuid(uuid: string): void {
  if (!isUuid(uuid)) throw new PageNotFoundError(`/order/${uuid}`);
}
