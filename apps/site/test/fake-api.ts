import { keepTourists } from "./fake-tourists.ts";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Block } from "@tour/api";
import { dataRevisionHeader, pageReadingHeader } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import {
  answerMailing,
  answerPublicInfo,
  answerReview,
  answerReviewPhoto,
} from "./fake-after-trip.ts";
import { answerArrival } from "./fake-arrival.ts";
import { answerOrder, fakeOffer, orderUuid } from "./fake-order.ts";
import { answerMessages } from "./fake-messages.ts";
import { answerParty } from "./fake-party.ts";
import { answerQuestion, answerSubscription } from "./fake-subscriptions.ts";
import { pageOfReviews } from "./fake-reviews.ts";
import type { FakeSite } from "./fake-site.ts";
import { answerMarket, fakeMarketInfo } from "./fake-market.ts";

export type { FakeSite } from "./fake-site.ts";

/** A PNG of one pixel: what an uploaded favicon is. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export interface FakeApi {
  origin: string;
  sites: Map<string, FakeSite>;
  /** Every request that came, oldest first. */
  requests: { path: string; headers: IncomingMessage["headers"]; body: string; method: string }[];
  stop: () => Promise<void>;
}

export function fakeSite(name: string, main: Block[], tour: Block[] = []): FakeSite {
  return {
    metadata: { name, title: `${name}: туры`, description: `Описание: ${name}` },
    revision: "1.1",
    main,
    tour,
    behind: {},
    failing: {},
    redirects: {},
    tours: makeSamplePage("main").tours,
    documents: [],
    market: fakeMarketInfo,
    collections: [],
    accepted: [],
    individual: {},
    arrivals: {},
    orders: {},
    tourists: {},
    messages: {},
    mailings: {},
    subscriptions: {},
    booking: { status: 200, body: { data: { uuid: orderUuid } } },
    offer: {},
  };
}

/** A stand-in for the API host: the calls that pages need, by the `site-host` header alone. */
export async function startFakeApi(): Promise<FakeApi> {
  const sites = new Map<string, FakeSite>();
  const requests: FakeApi["requests"] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { headers, url = "/", method = "" } = request;
    requests.push({ path: url, headers, body, method });
    answer(sites, request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sites,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  sites: FakeApi["sites"],
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const url = new URL(request.url ?? "/", "http://api");
  const host = String(request.headers["site-host"] ?? "");
  const reading = request.headers[pageReadingHeader];
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    const asked = sites.get(host);
    const read = (reading === "any" && asked?.behind[url.pathname]) || asked?.revision;
    response.writeHead(status, {
      "content-type": "application/json",
      ...(reading && read && { [dataRevisionHeader]: read }),
      ...headers,
    });
    response.end(JSON.stringify(body));
  };
  if (url.pathname.startsWith("/media/favicon/")) {
    const isThere = url.pathname.endsWith("/32.png");
    response.writeHead(isThere ? 200 : 404, { "content-type": "image/png" });
    response.end(isThere ? onePixel : "");
    return;
  }
  if (url.pathname.startsWith("/media/")) {
    response.writeHead(200, {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "set-cookie": "a=b",
    });
    response.end("picture");
    return;
  }
  if (url.pathname === "/internal/visits") return send(200, { success: true });
  if (url.pathname === "/internal/page-life") {
    const asked = sites.get(url.searchParams.get("host") ?? "");
    if (!asked?.lifeMs) return send(404, { message: "Нет" });
    return send(200, { revision: asked.lifeOf ?? asked.revision, ms: asked.lifeMs });
  }
  const site = sites.get(host);
  if (!site) return send(404, { message: "Нет такого сайта" });
  const isBehind = reading === "any" && site.behind[url.pathname] !== undefined;
  if (reading === "primary" && site.failingOnPrimary) return send(503, { message: "Нет" });
  const failure = site.failing[url.pathname];
  if (failure) return send(failure, { message: `secret inside ${failure}` });
  const { refusal } = site;
  if (refusal && url.pathname === "/spa/custom-page") return send(refusal.status, refusal);
  const page = makeSamplePage("tour");
  const metadata = { ...page.site, url: `http://${host}`, domain: host, ...site.metadata };
  switch (url.pathname) {
    case "/spa/custom-metadata":
      if (site.movedTo)
        return send(200, { data: null, revision: "", redirect: { url: site.movedTo } });
      return send(200, {
        data: host.startsWith("localhost") ? null : metadata,
        revision: (reading !== "primary" && site.metadataBehind) || site.revision,
      });
    case "/spa/custom-site-org-data":
      return send(200, { data: { ...page.organizer, name: metadata.name } });
    case "/spa/custom-page": {
      const type = url.searchParams.get("type") === "tour" ? "tour" : "main";
      const old = isBehind && type === "main" ? site.mainBehind : undefined;
      return send(200, { data: { type, blocks: old ?? site[type], version: 1 } });
    }
    case "/spa/custom-document-page": {
      const type = url.searchParams.get("type");
      const data = site.documents.find((document) => document.type === type);
      return data ? send(200, { data }) : send(404, { message: "Нет" });
    }
    case "/spa/marketplace-info":
      return send(200, { data: site.market });
    case "/spa/market-collections":
      return send(200, { data: site.collections });
    case "/spa/individual-tour": {
      const slug = site.individual[url.searchParams.get("uuid") ?? ""];
      if (slug === null) return send(410, { message: "Прошли" });
      if (!slug) return send(404, { message: "Нет" });
      return send(200, { data: { ...page.tour, id: 99, slug, title: "Белуха для семьи" } });
    }
    case "/spa/arrival":
      return answerArrival(site.arrivals, url, send, body);
    case "/spa/booking-offer":
      return send(200, { data: { ...fakeOffer(site.tours[0]?.slug ?? ""), ...site.offer } });
    case "/spa/create-request":
      return send(site.booking.status, site.booking.body);
    case "/spa/accepted-document": {
      const kind = url.searchParams.get("kind");
      const isTheirs = site.orders[url.searchParams.get("uuid") ?? ""] !== undefined;
      const data = isTheirs && site.accepted.find((one) => one.kind === kind);
      return data ? send(200, { data }) : send(404, { message: "Нет" });
    }
    case "/crm/api/request/get-by-uuid":
    case "/spa/cancel-quote":
    case "/spa/cancel-request":
    case "/spa/request-dates":
    case "/spa/move-request":
    case "/spa/keep-dates":
      return answerOrder(site.orders, url, send, body);
    case "/spa/request-party":
    case "/spa/change-party":
      return answerParty(site.orders, url, send, body);
    case "/spa/tourists-info":
    case "/crm/api/request/add-tourists": {
      const info = site.tourists[url.searchParams.get("uuid") ?? ""];
      if (!info) return send(404, { message: "Нет такой заявки" });
      if (!body) return send(200, { data: info });
      const kept = keepTourists(info, JSON.parse(body) as Parameters<typeof keepTourists>[1]);
      return send(kept.status, kept.body);
    }
    case "/spa/review-photo":
      return answerReviewPhoto(send, body);
    case "/spa/review":
      return answerReview(site.orders, send, body);
    case "/spa/mailing":
      return answerMailing(site.mailings, url, send, body);
    case "/spa/subscriptions/search":
    case "/spa/subscriptions/tour":
    case "/spa/subscriptions":
    case "/spa/subscription":
    case "/spa/subscription/confirm":
    case "/spa/subscription/end":
      return answerSubscription(site.subscriptions, url, send, body);
    case "/spa/submit-help-request":
      return answerQuestion(send, body);
    case "/crm/api/organizer/public-info":
      return answerPublicInfo("http://seller.localhost:3000", send);
    case "/spa/request-messages":
      return answerMessages(site, url, send, body);
    case "/spa/find-bookings":
      return body.includes("@")
        ? send(200, { success: true })
        : send(400, { validation: { email: ["Введите корректный e-mail"] } });
    case "/spa/tours-crm":
      return send(200, {
        data: site.tours,
        pagination: { page: 1, pages: 1, items_count: site.tours.length, page_size: 50 },
      });
    case "/spa/tours-schedule":
      return send(200, {
        data: site.tours.flatMap(({ departures, ...tour }) =>
          departures.map((departure) => ({ departure, tour })),
        ),
        pagination: { page: 1, pages: 1, items_count: site.tours.length, page_size: 50 },
      });
    case "/spa/tour-crm": {
      const slug = url.searchParams.get("slug") ?? "";
      const moved = site.redirects[slug];
      if (moved) return send(200, { redirect: { slug: moved } });
      const card = site.tours.find((tour) => tour.slug === slug);
      return card ? send(200, { data: { ...page.tour, ...card } }) : send(404, { message: "Нет" });
    }
    case "/spa/organizer-reviews":
      return send(200, pageOfReviews(site.reviews ?? page.tour!.reviews, page.tour!, url));
    case "/spa/market-tours":
    case "/spa/compared-tours":
    case "/spa/market-organizer":
    case "/spa/market-organizers":
    case "/spa/published-sites":
    case "/spa/tours":
    case "/spa/looser-tours":
    case "/spa/tours-map":
      return answerMarket(sites, url, send);
    case "/spa/echo":
      return send(201, { ok: true }, { "set-cookie": "stolen=1", "x-kept": "yes" });
    default:
      return send(404, { message: "Нет такого вызова" });
  }
}
