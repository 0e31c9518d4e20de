import { siteBeat, siteEventsPath } from "@tour/api";
import type { SiteEvent } from "@tour/api";
import type { Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { SSEStreamingApi } from "hono/streaming";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Account } from "../../../http/rights/account.ts";
import { checkOrganizer, checkSession } from "../../../http/rights/rights.ts";
import { checkFactor } from "../../../http/rights/second-factor.ts";
import type { Services } from "../../../platform/services.ts";
import { findAccount, readAccount } from "../../accounts/find-account.ts";
import { forgetPageViewer } from "../viewers.ts";
import { createOutbox } from "./outbox.ts";
import type { Outbox } from "./outbox.ts";
import { siteReadersOf } from "./site-readers.ts";

/**
 * What happens to an organiser's site, as server-sent events, for who may edit it: until the screen is
 * closed, the session or the right is over, or this process hears nothing more. 503 while it hears
 * nothing: screens ask then.
 */
export function registerSiteEvents(app: Hono<AppEnv>, services: Services): void {
  app.get(siteEventsPath, (c) => openSiteEvents(c, services));
}

async function openSiteEvents(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db, log, notices, now } = services;
  const { headers, signal } = c.req.raw;
  const added = new Headers();
  const account = await findAccount(services, headers, () => added);
  checkSession("signed-in", account);
  const organizerId = readOrganizerId(c.req.query("organizer_id"));
  const requireEditor = (asking: Account | null) => {
    checkFactor(undefined, asking, now());
    checkOrganizer("editor", asking, organizerId);
  };
  requireEditor(account);
  const { id: userId } = account!;

  const readers = siteReadersOf(notices);
  const outbox = createOutbox();
  const reader = { organizerId, userId, outbox };
  if (!(await readers.join(reader))) throw new Refusal("unavailable", messages.overload);
  const leave = () => {
    readers.leave(reader);
    outbox.end();
  };
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();

  const response = streamSSE(c, async (stream) => {
    stream.onAbort(leave);
    const mayStay = () =>
      readAccount(services, headers)
        .then(requireEditor)
        .then(...isFine);
    await sendEvents(stream, outbox, mayStay);
    leave();
    await forgetPageViewer(db, organizerId, userId).catch((error: unknown) =>
      log.warn({ error }, "whoever left a page is shown there for some seconds"),
    );
  });
  for (const cookie of added.getSetCookie()) response.headers.append("set-cookie", cookie);
  // Neither kept nor compressed on the way: each event is to arrive at once.
  response.headers.set("cache-control", "no-store, no-transform");
  response.headers.set("x-accel-buffering", "no");
  return response;
}

/** Sends what comes, and a beat where nothing does; the right to hear it is looked at every so often. */
async function sendEvents(
  stream: SSEStreamingApi,
  outbox: Outbox,
  mayStay: () => Promise<boolean>,
): Promise<void> {
  let events: SiteEvent[] | null = [];
  let checkedAt = performance.now();
  while (events && !stream.aborted) {
    if (events.length === 0) await stream.writeSSE({ event: siteBeat.event, data: "1" });
    for (const event of events) await stream.writeSSE({ data: JSON.stringify(event) });
    events = await outbox.take(siteBeat.everyMs);
    if (performance.now() - checkedAt < siteBeat.everyMs) continue;
    if (!(await mayStay())) return;
    checkedAt = performance.now();
  }
}

/** Whether a check went through: what the database cannot say now is asked for anew by the next channel. */
const isFine = [() => true, () => false] as const;

function readOrganizerId(given = ""): number {
  if (!/^\d{1,9}$/.test(given)) throw badRequest({ organizer_id: [messages.integer] });
  return Number(given);
}
