import { getConnInfo } from "@hono/node-server/conninfo";
import { maskUrl } from "@tour/api";
import type { VisitSource } from "@tour/api";
import { clientAddress, drainRequestBody } from "@tour/http-server";
import { followTrace, logRequests, reportPath, takeReports } from "@tour/telemetry";
import type { Metrics } from "@tour/telemetry";
import { Hono } from "hono";
import type { Context, Next } from "hono";
import { serveDemoui } from "./serve-demoui.tsx";
import { comeBack, toPageError } from "../page/page-errors.ts";
import { servePreview } from "./serve-preview.tsx";
import { answerCompressed } from "./answer.ts";
import { kindOfRequest } from "./kind-of-request.ts";
import { limitForms } from "./limit-forms.ts";
import { isAmbiguousPath, proxyToApi } from "./proxy-to-api.ts";
import { commonHeaders, reportHeaders, unframed } from "./security-headers.ts";
import { tagHeaders, tagOf } from "./shared-cache-headers.ts";
import { serveFavicon, serveIco } from "./serve-favicon.ts";
import { serveRobots, serveSitemap, serveSitemapPart } from "./serve-for-robots.ts";
import { acceptOrder } from "./serve-acceptance.ts";
import { serveArrivalWorker, serveMeetingCalendar, takeArrival } from "./serve-arrival.ts";
import { takeBooking } from "./serve-booking.ts";
import { serveDraft, takeDraftComment } from "./serve-draft.ts";
import { takeFindBooking } from "./serve-find-booking.ts";
import { sendMessage } from "./serve-messages.ts";
import { changeOrderParty } from "./serve-party.ts";
import {
  backTo,
  cancelOrder,
  keepOrderDates,
  moveOrder,
  payOrder,
  serveTripCalendar,
} from "./serve-order.ts";
import { findVisitSource, noteSeen } from "./note-visits.ts";
import { servePage } from "./serve-page.ts";
import { takeQuestion } from "./serve-question.ts";
import { takeReview } from "./serve-review.ts";
import { serveSeenTours } from "./serve-seen-tours.ts";
import {
  endOneOfAll,
  takeSearchSubscription,
  takeSubscription,
  takeTourSubscription,
} from "./serve-subscriptions.ts";
import { takeTourist } from "./serve-tourists.ts";
import { takeUnsubscribe } from "./serve-unsubscribe.ts";
import type { SiteEnv } from "../services/env.ts";
import type { Services } from "../services/services.ts";

/** The site's server as a Hono app: it listens to nothing, so that tests can ask it directly. */
export function createApp(services: Services, metrics?: Pick<Metrics, "measure">): Hono {
  const { assets, env, log } = services;
  const app = new Hono();

  app.use(followTrace({ trusted: env.trustedProxies, kindOf: kindOfRequest }));
  app.use(logRequests(log, (c) => ({ host: hostOf(c) })));
  if (metrics) app.use(metrics.measure);
  app.use(async (c, next) => {
    await next();
    const hasPolicy = c.res.headers.get("content-security-policy")?.includes("report-to") ?? false;
    const headers = {
      ...commonHeaders,
      // In development pages have no policy, and the preview is in a frame.
      ...(!services.isDevelopment && unframed),
      ...(hasPolicy && reportHeaders),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.get("/health", (c) => c.json({ status: "ok", build: assets.build }));
  app.get("/latest-build.json", (c) => {
    c.header("cache-control", "no-store");
    return c.json({ build: assets.build });
  });
  app.post("/spa/create-request", async (c) =>
    pass(c, services, await findVisitSource(sentBy(c, services), services)),
  );
  app.all("/spa/*", (c) => pass(c, services));
  // A request's guest needs these of the office's calls, and no others.
  app.get("/crm/api/request/get-by-uuid", (c) => pass(c, services));
  app.post("/crm/api/request/add-tourists", (c) => pass(c, services));
  app.post("/crm/api/request/update-tourists-questionnaires", (c) => pass(c, services));
  app.get("/media/*", (c) => pass(c, services));
  app.get("/assets/*", (c) => serveFile(c, services));
  app.get("/fonts/*", (c) => serveFile(c, services));
  app.post(reportPath, ...takeReports(log));
  app.get("/tour-view", (c) => servePreview(c.req.raw, services));
  // From here on what is answered is a site's own.
  if (services.env.isBehindCdn) app.use((c, next) => tagAnswer(c, next, services));
  app.get("*", (c, next) => leadToNewAddress(c, next, services));
  app.post("*", drainRequestBody, limitForms(services, hostOf));
  app.post("/visit", (c) => noteSeen(sentBy(c, services), services));
  app.get("/robots.txt", (c) => serveRobots(hostOf(c), services));
  app.get("/sitemap.xml", (c) => serveSitemap(hostOf(c), services));
  app.get("/:file{sitemap-[1-9]\\d{0,4}\\.xml}", (c) => {
    const part = Number.parseInt(c.req.param("file").slice("sitemap-".length), 10);
    return serveSitemapPart(hostOf(c), part, services);
  });
  app.get("/favicon.svg", (c) => serveFavicon(hostOf(c), services));
  app.get("/favicon.ico", (c) => serveIco(hostOf(c), services));
  app.get("/seen-tours", (c) => serveSeenTours(sentBy(c, services), services));
  app.get("/demoui", (c) => serveDemoui(sentBy(c, services), services));
  app.get("/arrival/worker.js", () => serveArrivalWorker(services));
  app.get("/arrival/:uuid/meeting.ics", (c) => serveMeetingCalendar(askedOf(c), services));
  app.post("/arrival/:uuid", (c) => takeArrival(askedOf(c), services));
  app.get("/order/:uuid/trip.ics", (c) => serveTripCalendar(askedOf(c), services));
  app.get("/order/:uuid/accept", (c) => backTo(c.req.param("uuid")));
  app.post("/order/:uuid/accept", (c) => acceptOrder(askedOf(c), services));
  app.post("/order/:uuid/cancel", (c) => cancelOrder(askedOf(c), services));
  app.post("/order/:uuid/move", (c) => moveOrder(askedOf(c), services));
  // Whoever comes back by a reload, or to a form that has gone.
  app.get("/order/:uuid/keep", (c) => backTo(c.req.param("uuid")));
  app.post("/order/:uuid/keep", (c) => keepOrderDates(askedOf(c), services));
  app.post("/order/:uuid/party", (c) => changeOrderParty(askedOf(c), services));
  // Whoever comes back to where a payment was begun finds how it stands.
  app.get("/order/:uuid/pay", (c) => backTo(c.req.param("uuid")));
  app.post("/order/:uuid/pay", (c) => payOrder(askedOf(c), services));
  app.post("/add-tourists/:uuid", (c) => takeTourist(askedOf(c), services));
  app.post("/order/:uuid/individual-tour/booking", (c) => {
    const address = addressOf(c, services.env);
    const { uuid, ...sent } = askedOf(c);
    return takeBooking({ ...sent, slug: "", individualUuid: uuid, address }, services);
  });
  app.get("/order/:uuid/messages", (c) => backTo(c.req.param("uuid")));
  app.post("/order/:uuid/messages", (c) =>
    sendMessage({ ...askedOf(c), address: addressOf(c, services.env) }, services),
  );
  app.post("/order/:uuid/review", (c) => takeReview(askedOf(c), services));
  app.post("/unsubscribe/:token", (c) =>
    takeUnsubscribe({ request: c.req.raw, host: hostOf(c), token: c.req.param("token") }, services),
  );
  app.post("/subscription/:token", (c) =>
    takeSubscription(
      { request: c.req.raw, host: hostOf(c), token: c.req.param("token") },
      services,
    ),
  );
  app.post("/subscription/:token/all", (c) =>
    endOneOfAll({ ...sentBy(c, services), token: c.req.param("token") }, services),
  );
  app.post("/subscribe", (c) => takeSearchSubscription(sentBy(c, services), services));
  app.post("/:slug/subscribe", (c) =>
    takeTourSubscription({ ...sentBy(c, services), slug: c.req.param("slug") }, services),
  );
  app.post("/ask", (c) => takeQuestion(sentBy(c, services), services));
  app.post("/find-booking", (c) => takeFindBooking(sentBy(c, services), services));
  for (const path of ["/draft/:token", "/draft/:token/*"]) {
    const draftOf = (c: Context) => ({
      ...sentBy(c, services),
      token: c.req.param("token") ?? "",
    });
    app.get(path, (c) => serveDraft(draftOf(c), services));
    app.post(path, (c) => takeDraftComment(draftOf(c), services));
  }
  app.post("/:slug/booking", (c) =>
    takeBooking({ ...sentBy(c, services), slug: c.req.param("slug") }, services),
  );
  app.all("*", (c) => servePage(sentBy(c, services), services));

  app.onError((error, c) => {
    const { status } = toPageError(error, c.req.path);
    log.error({ error, url: urlOf(c), status }, "request failed");
    c.header("cache-control", "no-store");
    if (status !== 503) return c.text("Internal error", 500);
    c.header("retry-after", comeBack);
    return c.text("Unavailable", status);
  });
  return app;
}

/** The host as the browser named it, with its port; the tenant is found by nothing else. */
const hostOf = (c: Context) =>
  (c.req.header("host") ?? "")
    .trim()
    .toLowerCase()
    .replace(/\.(?=:|$)/, "");

/** A request for a page or a form of the request with this uuid. */
const askedOf = (c: Context) => ({
  request: c.req.raw,
  host: hostOf(c),
  uuid: c.req.param("uuid") ?? "",
});

/** A request, and who sent it. */
const sentBy = (c: Context, { env }: Services) => ({
  request: c.req.raw,
  host: hostOf(c),
  address: addressOf(c, env),
});

/** The address without what gives a right, for logs. */
function urlOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return maskUrl(pathname + search);
}

/** Leads whoever asks for a name that its site has left to the same path of the site's new address. */
async function leadToNewAddress(c: Context, next: Next, { findHost }: Services) {
  const found = await findHost(hostOf(c));
  if (found.kind !== "moved") return next();
  const asked = new URL(c.req.url);
  const address = new URL(found.url);
  // Set, not resolved: a path that begins with two slashes would name another host.
  address.pathname = asked.pathname;
  address.search = asked.search;
  // Not for long: some day the name may be another's.
  c.header("cache-control", "public, max-age=300");
  return c.redirect(address.href, 301);
}

/** What caches keep for minutes, such as a sitemap, they let go of with the pages. */
async function tagAnswer(c: Context, next: Next, { findHost }: Services) {
  await next();
  const keeps = /^public, max-age=[1-9]/.test(c.res.headers.get("cache-control") ?? "");
  const tag = keeps ? tagOf(await findHost(hostOf(c))) : null;
  for (const [name, value] of Object.entries(tag ? tagHeaders(tag) : {})) {
    c.res.headers.set(name, value);
  }
}

async function pass(
  c: Context,
  { env, api, log }: Services,
  visitSource?: VisitSource,
): Promise<Response> {
  if (isAmbiguousPath(c.req.path)) return c.json({ message: "Bad path" }, 400);
  try {
    return await proxyToApi(c.req.raw, {
      api,
      role: env.userRole,
      host: hostOf(c),
      address: addressOf(c, env),
      visitSource,
    });
  } catch (error) {
    if (!c.req.raw.signal.aborted) log.error({ error, url: urlOf(c) }, "API host not reached");
    return c.json({ message: "Сервис недоступен", error: "unreachable" }, 502);
  }
}

/** Whose a request is, in one word: the API host takes it from this server. */
function addressOf(c: Context, { trustedProxies: trusted }: SiteEnv): string {
  const isConnected = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
  const connection = (isConnected && getConnInfo(c).remote.address) || "0.0.0.0";
  return clientAddress({ connection, forwarded: c.req.header("x-forwarded-for"), trusted });
}

/** Files of the build have their content in their names, so that they are kept for ever. */
async function serveFile(c: Context, { assets }: Services): Promise<Response> {
  const file = await assets.file(c.req.path);
  if (!file) return c.text("Not found", 404, { "cache-control": "no-store" });
  const headers = {
    "content-type": file.type,
    "cache-control": "public, max-age=31536000, immutable",
  };
  return answerCompressed(c.req.raw, file.body, headers, { isCompressible: file.isCompressible });
}
