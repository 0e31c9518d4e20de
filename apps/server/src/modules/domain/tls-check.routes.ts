import type { Hono } from "hono";
import type { Services } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { AppEnv } from "../../platform/log-requests.ts";
import { findServedSite } from "../site/served-site.ts";

/**
 * `GET /internal/tls-check?domain=`: 200 for a host that is served, else 404, for a TLS proxy that
 * asks before it orders a certificate. Product decisions, section 5.
 */
export function registerTlsCheck(app: Hono<AppEnv>, services: Services): void {
  const { db, env } = services;
  // The proxy names hosts without a port.
  const withoutPort = { providedDomain: env.providedDomain.replace(/:\d+$/, "") };
  const ours = [env.siteOrigin, env.builderOrigin].map((origin) => new URL(origin).hostname);
  app.get("/internal/tls-check", async (c) => {
    const host = c.req.query("domain")?.toLowerCase() ?? "";
    const isPlausible = /^[a-z0-9.-]{1,253}$/.test(host);
    const isOurs = ours.includes(host);
    const isServed = isOurs || (isPlausible && (await findServedSite(db, { host }, withoutPort)));
    if (!isServed) throw notFound();
    return c.json({ success: true });
  });
}
