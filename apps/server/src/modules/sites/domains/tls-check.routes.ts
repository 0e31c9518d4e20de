import type { Hono } from "hono";
import type { Services } from "../../../platform/services.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { findNewAddress } from "./find-new-address.ts";
import { findServedSite } from "../served-site.ts";

/**
 * `GET /internal/tls-check?domain=`: 200 for a host that is served, or leads to where its
 * site is served now, else 404, for a TLS proxy that
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
    const isAsked =
      isOurs ||
      (isPlausible &&
        ((await findServedSite(db, { host }, withoutPort)) ??
          (await findNewAddress({ ...services, env: { ...env, ...withoutPort } }, host))));
    if (!isAsked) throw notFound();
    return c.json({ success: true });
  });
}
